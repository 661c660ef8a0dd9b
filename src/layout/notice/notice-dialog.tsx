import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { useId } from "react";
import source from "../../../content/notice.yaml";
import { contentText } from "../../content/content-text";
import { NOTICE_FONT } from "../../content/notice-font";
import {
  color,
  font,
  media,
  motion,
  radius,
  shadow,
  sheet,
  size,
  space,
  text,
  weight,
} from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { ModalDialog } from "../../ui/modal-dialog";
import { IconButton } from "../icon-button";
import type { Notice, schema } from "./text.schema";
import { site } from "../../content/site";
import { telephoneHref } from "../links/addresses";

const notice = contentText<typeof schema>(source);

export type NoticeDialogProps = { onClose: () => void };

/** The notice in both languages; X, 'I Understand', Escape and the backdrop close it (NTC-01 … NTC-03). */
export function NoticeDialog({ onClose }: NoticeDialogProps) {
  const id = useId();
  return (
    <Window
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Head>
        <h2 id={id}>
          {notice.languages.map(({ lang, title }) => (
            <span key={lang} lang={lang}>
              {title}{" "}
            </span>
          ))}
        </h2>
        <IconButton type="button" aria-label={notice.close} onClick={onClose}>
          <Icon name="close" side={1.5} />
        </IconButton>
      </Head>
      <Body>
        {notice.languages.map((words) => (
          <NoticeText key={words.lang} words={words} />
        ))}
      </Body>
      <Foot>
        <Button type="button" onClick={onClose}>
          {notice.understand}
        </Button>
      </Foot>
    </Window>
  );
}

/** The notice in one language: where fees are paid (NTC-01), and the fraud alert (NTC-02). */
function NoticeText({ words }: { words: Notice["languages"][number] }) {
  const { lang, payment, fraud } = words;
  const { helpline } = site.contacts;
  return (
    <Text lang={lang}>
      <h3>{payment.title}</h3>
      <Points points={payment.points} />
      <Alert>
        <h3>
          <Icon name="alert" />
          {fraud.title}
        </h3>
        <Points points={fraud.points} />
        <p>
          {fraud.report} <a href={telephoneHref(helpline)}>{helpline}</a>
        </p>
      </Alert>
    </Text>
  );
}

function Points({ points }: { points: string[] }) {
  if (points.length === 1) return <p>{points[0]}</p>;
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

const MAX_WAIT_MS = 1500;

/** Waits for the Hindi font, so that the text never changes its face. Never rejects. */
export async function faceReady(): Promise<void> {
  const { path, weight: wght } = NOTICE_FONT;
  const source = `local("Noto Sans Devanagari"), local("NotoSansDevanagari-Regular"), url("${path}")`;
  const face = new FontFace("Notice Hindi", source, { weight: String(wght), display: "swap" });
  document.fonts.add(face);
  const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([face.load().catch(() => undefined), late]);
}

const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

const Window = styled(ModalDialog)({
  "--font-hindi":
    '"Figtree Variable", "Notice Hindi", "Nirmala UI", "Kohinoor Devanagari", system-ui, sans-serif',
  width: "min(56rem, 100vw - 1.5rem)",
  maxWidth: "none",
  maxHeight: "min(46rem, 100dvh - 1.5rem)",
  padding: 0,
  ...sheet,
  boxShadow: shadow.high,
  color: color.ink,
  overflow: "hidden",
  animation: `${rise} 0.25s ${motion.ease}`,
  // Not on the dialog itself: a display of its own would show it closed.
  "&[open]": { display: "flex", flexDirection: "column" },
  "&::backdrop": { background: color.shade },
});

const Head = styled.header({
  flex: "none",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  borderTop: `4px solid ${color.highlight}`,
  "& h2": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space[4],
    fontSize: text.xl,
  },
  // The font has one weight; the browser draws the bold one from "strong" on.
  "& h2 > :lang(hi)": { fontWeight: weight.strong, lineHeight: 1.35 },
  [media.desktop]: {
    padding: `${space[3]} ${space[4]} ${space[3]} ${space[6]}`,
    "& h2": { fontSize: text.xxl },
  },
});

const Body = styled.div({
  flex: "1 1 auto",
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  display: "grid",
  alignContent: "start",
  gap: space[5],
  padding: space[4],
  "& > * + *": { borderTop: `1px solid ${color.line}`, paddingTop: space[5] },
  [media.desktop]: {
    gridTemplateColumns: "1fr 1fr",
    gap: 0,
    padding: `${space[5]} ${space[6]}`,
    "& > *": { paddingInlineEnd: space[5] },
    "& > * + *": {
      borderTop: 0,
      paddingTop: 0,
      borderInlineStart: `1px solid ${color.line}`,
      paddingInline: `${space[5]} 0`,
    },
  },
});

const Foot = styled.footer({
  flex: "none",
  display: "grid",
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
  "& > button": { minHeight: size.touch },
  [media.desktop]: { justifyContent: "end", padding: `${space[4]} ${space[6]}` },
});

const Text = styled.section({
  display: "grid",
  alignContent: "start",
  gap: space[3],
  fontSize: text.sm,
  "& h3": {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    fontFamily: font.text,
    fontSize: text.md,
    fontWeight: weight.strong,
    letterSpacing: 0,
  },
  "&:lang(hi) h3": { fontFamily: font.hindi, lineHeight: 1.5 },
  "& ul": { display: "grid", gap: space[2], margin: 0, paddingInlineStart: "1.2em" },
  "& li::marker": { color: color.highlight },
  "& a": { fontWeight: weight.strong, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
});

const Alert = styled.div({
  display: "grid",
  gap: space[2],
  marginTop: space[1],
  padding: space[4],
  borderRadius: radius.md,
  background: color.dangerTint,
  "& h3": { color: color.danger },
});
