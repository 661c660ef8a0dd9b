import styled from "@emotion/styled";
import { useEffect } from "react";
import { media, space, text } from "../../theme/tokens";
import { loadNoticeFont, NOTICE_FONTS, notice, NoticeText } from "./notice-text";

/** The notice in both languages, to be read again (TRU-06). */
export function BothTexts() {
  useEffect(() => void loadNoticeFont(), []);
  return (
    <Languages>
      {notice.languages.map((language) => (
        <div key={language.lang}>
          <Title lang={language.lang}>{language.title}</Title>
          <NoticeText content={language} />
        </div>
      ))}
    </Languages>
  );
}

const Languages = styled.div({
  ...NOTICE_FONTS,
  display: "grid",
  gap: space[6],
  [media.desktop]: { gridTemplateColumns: "1fr 1fr" },
});

const Title = styled.p({
  marginBottom: space[3],
  fontSize: text.xl,
  "&:lang(hi)": { fontFamily: "var(--font-hindi)" },
});
