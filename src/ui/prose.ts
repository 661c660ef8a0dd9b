import styled from "@emotion/styled";
import {
  color,
  font,
  media,
  pictureFilter,
  radius,
  size,
  space,
  text,
  weight,
} from "../theme/tokens";
import { createScrollHint } from "./scrollable";
import { visuallyHidden } from "./visually-hidden";
import { columnLabel, tableCell } from "./table-cards";

/** Styles of text from CMS and markdown; `scrollTables` adds `.table-scroll`. */
export const Prose = styled.div({
  fontSize: text.md,
  lineHeight: 1.72,
  color: color.ink,
  [media.desktop]: { fontSize: text.lg },

  // Tables may be wider than lines that are read.
  "& > :where(:not(.table-scroll, #claims))": { maxWidth: `min(100%, ${size.text})` },
  "& > * + *": { marginTop: space[5] },
  "& > * + h2": { marginTop: space[7] },
  "& > * + h3": { marginTop: space[6] },
  "& > h2 + *, & > h3 + *, & > h4 + *": { marginTop: space[3] },
  "& h2": { fontSize: text.xxl },
  "& h3": { fontSize: text.xl },
  "& h4, & h5, & h6": {
    fontFamily: font.text,
    fontSize: "1em",
    fontWeight: weight.bold,
    letterSpacing: 0,
  },

  "& ul, & ol": { marginBlockEnd: 0, paddingInlineStart: "1.4em" },
  "& ol:has(> :nth-of-type(10))": { paddingInlineStart: "2em" },
  "& li + li, & li > ul, & li > ol": { marginTop: space[2] },
  "& li > p + p, & td > p + p, & th > p + p": { marginTop: space[2] },
  // An item that begins with a list needs no marker of its own.
  "& li:has(> :is(ul, ol):first-child)": { listStyle: "none", counterIncrement: "list-item 0" },
  "& ul > li::marker": { color: color.highlight },
  "& ol > li::marker": { color: color.accent, fontWeight: weight.strong },

  "& blockquote": {
    marginInline: 0,
    marginBlockEnd: 0,
    paddingInlineStart: space[5],
    borderInlineStart: `3px solid ${color.highlight}`,
    fontFamily: font.display,
    fontSize: text.xl,
    lineHeight: 1.45,
    color: color.inkSoft,
  },
  "& blockquote > * + *": { marginTop: space[3] },

  "& figure": { marginInline: 0, marginBlockEnd: 0 },
  // Small images keep their width and stay in their line.
  "& img": {
    display: "inline-block",
    verticalAlign: "middle",
    height: "auto",
    borderRadius: radius.md,
    background: color.sunken,
    filter: pictureFilter,
  },
  "& figcaption, & caption": { color: color.inkFaint, fontSize: text.sm, lineHeight: 1.5 },
  "& figcaption": { marginTop: space[2] },
  "& caption": { captionSide: "bottom", textAlign: "start", paddingTop: space[2] },

  "& .table-scroll": { ...createScrollHint(color.paper), overscrollBehaviorX: "contain" },
  "& table": { minWidth: "100%", fontSize: text.sm, lineHeight: 1.45 },
  "& th, & td": { ...tableCell, borderBottom: `1px solid ${color.line}` },
  "& thead :is(th, td)": {
    borderBottom: `2px solid ${color.accent}`,
    color: color.inkSoft,
    fontWeight: weight.strong,
    whiteSpace: "nowrap",
  },
  "& tbody th": { fontWeight: weight.strong },
  "& table[role] :is(th, td)": { paddingInline: `0 ${space[4]}` },
  "& table[role] :is(th, td):last-child": { paddingInlineEnd: 0 },
  "& table[role] a": { overflowWrap: "break-word" },
  // Rows of many columns are cards on small screens (labelWideTables).
  [media.mobile]: {
    "& table[role]": {
      "&, & tbody, & tr, & td": { display: "block" },
      "& thead": visuallyHidden,
      "& tr": { paddingBlock: space[3], borderBottom: `1px solid ${color.line}` },
      "& td": { padding: `${space[1]} 0`, border: 0 },
      "& td:first-of-type:not(:has(strong))": { fontWeight: weight.strong },
      "& td[data-label]::before": columnLabel,
    },
  },

  "& code": {
    fontFamily: font.code,
    fontSize: "0.9em",
    background: color.sunken,
    padding: "0.1em 0.35em",
    borderRadius: radius.sm,
  },
  "& pre": {
    marginBlockEnd: 0,
    padding: space[4],
    overflowX: "auto",
    background: color.sunken,
    border: `1px solid ${color.line}`,
    borderRadius: radius.md,
    lineHeight: 1.55,
  },
  "& pre code": { padding: 0, background: "none" },
  "& hr": { border: 0, borderTop: `1px solid ${color.line}`, marginBlock: space[7] },

  [media.print]: {
    "& > :where(:not(.table-scroll, #claims))": { maxWidth: "100%" },
    lineHeight: 1.5,
    "& .table-scroll": { overflowX: "visible", background: "none" },
    "& th, & td": { padding: `${space[1]} ${space[2]}` },
    "& pre": { whiteSpace: "pre-wrap" },
  },
});
