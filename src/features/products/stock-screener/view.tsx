import styled from "@emotion/styled";
import source from "../../../../content/pages/stock-screener.yaml";
import { readTexts } from "../../../content/content-text";
import { site } from "../../../content/site";
import { DeviceLink } from "../../../layout/links/app-link";
import { paths } from "../../../shared/domain/paths";
import { color, size, space, text } from "../../../theme/tokens";
import { Section } from "../../../ui/section";
import { NewTabLink } from "../../../ui/new-tab-link";
import { AsideSection, createProductHead, ProductPage } from "../product-page";
import { PointColumns, SimpleTable } from "../product-parts";
import { groupDigits } from "../rupees";
import { screenStocks } from "./screen-stocks";
import type { schema } from "./text.schema";
import { Illustration } from "../../../ui/illustration";

const stockScreener = readTexts<typeof schema>(source);
const { hero, discover, download, filters, example, rest, data, closing } = stockScreener;

export const Head = createProductHead(stockScreener, paths.stockScreener());

const stocks = screenStocks(example);

/** The page of Stock Screener: filters and a sample run (PRD-04). */
export function StockScreener() {
  return (
    <ProductPage
      page={stockScreener}
      path={paths.stockScreener()}
      actions={
        <>
          <NewTabLink href={site.links.baskets}>{discover}</NewTabLink>
          <DeviceLink variant="outlined">{download}</DeviceLink>
        </>
      }
      picture={<ScreenPicture />}
      closingAction={<NewTabLink href={site.links.baskets}>{closing.action}</NewTabLink>}
    >
      <AsideSection title={filters.title} lead={filters.lead}>
        <FilterList />
      </AsideSection>
      <Section tone="sunken" title={example.title} lead={example.lead}>
        <SimpleTable
          caption={example.caption}
          columns={example.columns}
          figures
          rows={stocks.map(({ name, price, high, below, dividend, stays }) => [
            name,
            groupDigits(price),
            groupDigits(high),
            `${below.toFixed(1)}%`,
            `${dividend.toFixed(1)}%`,
            stays ? example.passes : example.fails,
          ])}
        />
        <Note>{example.note}</Note>
      </Section>
      <Section title={rest.title}>
        <PointColumns items={rest.items} />
      </Section>
      <AsideSection tone="sunken" title={data.title} lead={data.lead}>
        <SimpleTable {...data} captionHidden />
      </AsideSection>
    </ProductPage>
  );
}

function FilterList() {
  return (
    <List role="list">
      {filters.items.map(({ title, text: body }, index) => (
        <li key={title}>
          <Illustration viewBox="0 0 96 64">{GLYPHS[index]}</Illustration>
          <div>
            <h3>{title}</h3>
            <p>{body}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

// In the order of PRD-04: 52-week range, sector, dividend yield.
const GLYPHS = [
  <>
    <path className="line" d="M6 10h84M6 54h84" strokeDasharray="3 5" />
    <path className="accent" d="M6 44l14-8 12 8 14-18 12 8 14-20 18 4" strokeWidth="3" />
    <circle className="fill-highlight" cx="90" cy="18" r="5" />
  </>,
  <>
    <path className="fill-line" d="M6 8h24v20H6zM36 8h24v20H36zM36 36h24v20H36zM66 36h24v20H66z" />
    <path className="fill-accent" d="M66 8h24v20H66zM6 36h24v20H6z" />
  </>,
  <>
    <circle className="line" cx="48" cy="32" r="26" strokeWidth="8" />
    <path className="accent" d="M48 6a26 26 0 0 1 24.7 18" strokeWidth="8" strokeLinecap="butt" />
    <circle className="fill-highlight" cx="48" cy="32" r="7" />
  </>,
];

/** Filters above a table in which some stocks stay and others fade (PRD-04). */
function ScreenPicture() {
  return (
    <Illustration viewBox="0 0 480 384" label={hero.picture} framed>
      {filters.items.slice(0, 3).map(({ title }, index) => (
        <g key={title} transform={`translate(${28 + index * 146} 42)`}>
          <text className="words-soft" y="8" fontSize="14">
            {title}
          </text>
          <path className="line" d="M4 30h124" strokeWidth="5" />
          <path className="accent" d={TRACKS[index]} strokeWidth="5" />
          <circle className="fill-surface accent" cx={KNOBS[index]} cy="30" r="8" />
        </g>
      ))}
      {stocks.slice(0, 4).map(({ name, dividend, stays }, index) => (
        <g key={name} transform={`translate(28 ${112 + index * 66})`} opacity={stays ? 1 : 0.5}>
          <rect
            className={stays ? "fill-accent-tint" : "fill-sunken"}
            width="424"
            height="50"
            rx="9"
          />
          <text className="words" x="16" y="31" fontSize="17" fontWeight="600">
            {name}
          </text>
          <path className={stays ? "accent" : "soft"} d={LINES[stays ? 0 : 1]} strokeWidth="2.5" />
          <text className="words" x="356" y="31" fontSize="16" textAnchor="end">
            {dividend.toFixed(1)}%
          </text>
          {stays ? (
            <path className="accent" d="m382 25 7 7 14-15" strokeWidth="3" />
          ) : (
            <path className="soft" d="M384 25h18" strokeWidth="3" />
          )}
        </g>
      ))}
    </Illustration>
  );
}

const TRACKS = ["M100 30h28", "M4 30h70", "M60 30h68"] as const;
const KNOBS = [100, 74, 60] as const;
const LINES = ["M176 36l32-3 36-11 18-9", "M176 14l32 2 36 11 18 8"] as const;

const Note = styled.p({ maxWidth: size.text, marginTop: space[5] });

const List = styled.ul({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "5rem minmax(0, 1fr)",
    gap: space[5],
    alignItems: "start",
    paddingBlock: space[5],
    borderTop: `1px solid ${color.line}`,
  },
  "& > li:first-of-type": { paddingTop: 0, borderTop: 0 },
  "& h3": { fontSize: text.xl },
  "& p": { marginTop: space[2], color: color.inkSoft },
});
