import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { useLive } from "../../live/hooks";
import { color, radius, space, text, touchSquare } from "../../theme/tokens";
import { useDialogQueue } from "../../ui/dialog-queue";
import { Icon } from "../../ui/icon";
import { ModalDialog } from "../../ui/modal-dialog";
import { Picture } from "../../ui/picture";
import { getPictureRatio } from "../../ui/picture-data";
import type { ShownEvent } from "../../shared/contract/event";
import { formatDateTime } from "../../shared/domain/dates";
import { paths } from "../../shared/domain/paths";
import { SiteLink } from "../../ui/site-link";
import { useFirstInteraction } from "../../ui/use-first-interaction";
import { useIdle } from "../../ui/use-idle";
import { getNow } from "../../shared/domain/clock";
import { readSession, writeSession } from "../../ui/session-storage";

/** Opens after the Important Notice (1), never at the same time. */
const RANK = 2;

type EventPopupProps = Record<"name" | "close" | "firm" | "warning" | "more", string>;

/** An event in a dialog that names the firm (HOM-14, TRU-14); clicking its picture does nothing. */
export function EventPopup({ name, close: closeLabel, firm, warning, more }: EventPopupProps) {
  const hasInteracted = useFirstInteraction();
  // Read once, before the event is recorded as shown; the server has no session.
  const [isAllowed] = useState(
    () => typeof window !== "undefined" && canShowEvent(getNow().getTime()),
  );
  const [isClosed, setClosed] = useState(false);
  const { data: event } = useLive("event", { when: hasInteracted && isAllowed });
  // The notice queues when the page is idle, so an early response must not come before it.
  const isIdle = useIdle();
  const canShow = isIdle && event !== null && !isClosed && !hasEnded(event);
  const isShown = useDialogQueue(canShow, RANK);
  useEffect(() => {
    if (isShown) recordEventShown(getNow().getTime());
  }, [isShown]);

  if (!isShown || event === null) return null;
  const { picture, begin, link } = event;
  const closePopup = () => setClosed(true);
  return (
    <Window
      onClose={closePopup}
      aria-label={picture.alt || name}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) closePopup();
      }}
    >
      <Close type="button" aria-label={closeLabel} onClick={closePopup}>
        <Icon name="close" />
      </Close>
      <Picture
        picture={picture}
        ratio={getPictureRatio(picture)}
        sizes="min(36rem, 92vw)"
        loading="eager"
      />
      {(begin || link) && (
        <Details>
          {begin && formatPeriod(event)} {link && <a href={link}>{more}</a>}
        </Details>
      )}
      <Firm>
        {firm}. <SiteLink to={paths.regulatory()}>{warning}</SiteLink>
      </Firm>
    </Window>
  );
}

function hasEnded({ end }: ShownEvent): boolean {
  return end !== null && Date.parse(end) < getNow().getTime();
}

/** Returns "28 Nov 2026, 5:00 PM to 6:30 PM IST"; the end has a date only if the days differ. */
function formatPeriod({ begin, end }: ShownEvent): string {
  const [from, to] = [formatDateTime(begin) ?? "", formatDateTime(end)];
  const day = `${from.split(", ")[0]}, `;
  return `${from}${to ? ` to ${to.startsWith(day) ? to.slice(day.length) : to}` : ""} IST`;
}

const Details = styled.p({ padding: `${space[3]} ${space[3]} 0` });

const Window = styled(ModalDialog)({
  width: "min(36rem, 92vw)",
  maxHeight: "88vh",
  padding: 0,
  border: 0,
  borderRadius: radius.lg,
  overflow: "hidden auto",
  background: color.surface,
  "&::backdrop": { background: color.shade },
});

const Firm = styled.p({ padding: space[3], fontSize: text.sm });

const Close = styled.button({
  position: "absolute",
  zIndex: 1,
  top: space[2],
  right: space[2],
  ...touchSquare,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.ink,
});

const KEY = "eventPopupShownAt";
const MIN_INTERVAL_MS = 14_000;

/** True if the pop-up was not shown in this session, or more than 14 s ago (HOM-14). */
function canShowEvent(now: number): boolean {
  const shownAt = Number(readSession(KEY));
  return !shownAt || now - shownAt > MIN_INTERVAL_MS;
}

/** Stores when the event was shown; without storage it shows once per page load. */
function recordEventShown(now: number): void {
  writeSession(KEY, String(now));
}
