import styled from "@emotion/styled";
import source from "../../../content/notice.yaml";
import { readTexts } from "../../content/content-text";
import { site } from "../../content/site";
import { color, font, radius, space, text, weight } from "../../theme/tokens";
import { Icon } from "../../ui/icon";
import { toTelephoneHref } from "../links/addresses";
import type { Notice, schema } from "./text.schema";
import { NOTICE_FONT } from "../../content/notice-font";

const MAX_WAIT_MS = 1500;

/** The fonts of the notice's Hindi, once loadNoticeFont has loaded them. */
export const NOTICE_FONTS = { "--font-hindi": '"Notice Hindi", var(--font-text)' };

/** Loads the Hindi font, waiting 1.5 s at most to avoid a visible swap. Never rejects. */
export async function loadNoticeFont(): Promise<void> {
  const { path, weight } = NOTICE_FONT;
  const source = `local("Noto Sans Devanagari"), local("NotoSansDevanagari-Regular"), url("${path}")`;
  const face = new FontFace("Notice Hindi", source, { weight: String(weight), display: "swap" });
  document.fonts.add(face);
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([face.load().catch(() => undefined), timeout]);
}

export const notice = readTexts<typeof schema>(source);

/** The notice in one language: payments (NTC-01) and fraud alert (NTC-02). */
export function NoticeText({ content }: { content: Notice["languages"][number] }) {
  const { lang, payment, fraud } = content;
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
          {fraud.report} <a href={toTelephoneHref(helpline)}>{helpline}</a>
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
