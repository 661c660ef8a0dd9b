import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { useId } from "react";
import {
  color,
  media,
  motion,
  shadow,
  surface,
  size,
  space,
  text,
  weight,
} from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { paths } from "../../shared/domain/paths";
import { SiteLink } from "../../ui/site-link";
import { ModalDialog } from "../../ui/modal-dialog";
import { IconButton } from "../icon-button";
import { loadNoticeFont, NOTICE_FONTS, notice, NoticeText } from "./notice-text";

export type NoticeDialogProps = { onClose: () => void };

/** The notice in both languages (NTC-01 … NTC-03). A click outside closes it, too. */
export function NoticeDialog({ onClose }: NoticeDialogProps) {
  const id = useId();
  return (
    <Panel
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Header>
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
      </Header>
      <Body>
        {notice.languages.map((language) => (
          <NoticeText key={language.lang} content={language} />
        ))}
      </Body>
      <Footer>
        <SiteLink to={paths.verify()} onClick={onClose}>
          {notice.verify}
        </SiteLink>
        <Button type="button" onClick={onClose}>
          {notice.understand}
        </Button>
      </Footer>
    </Panel>
  );
}

export { loadNoticeFont };

const slideUp = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

const Panel = styled(ModalDialog)({
  ...NOTICE_FONTS,
  width: "min(56rem, 100vw - 1.5rem)",
  maxWidth: "none",
  maxHeight: "min(46rem, 100dvh - 1.5rem)",
  padding: 0,
  ...surface,
  boxShadow: shadow.high,
  color: color.ink,
  overflow: "hidden",
  animation: `${slideUp} 0.25s ${motion.ease}`,
  // Only when open, because a display value would also show the closed dialog.
  "&[open]": { display: "flex", flexDirection: "column" },
  "&::backdrop": { background: color.shade },
});

const Header = styled.header({
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
  // The font has one weight; from this weight on the browser synthesizes bold.
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

const Footer = styled.footer({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[5]}`,
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
  "& > a": { display: "inline-flex", alignItems: "center", minHeight: size.touch },
  "& > button": { flex: "1 1 10rem", minHeight: size.touch },
  [media.desktop]: {
    justifyContent: "end",
    "& > button": { flex: "none" },
    padding: `${space[4]} ${space[6]}`,
  },
});
