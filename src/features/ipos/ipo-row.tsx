import { memo } from "react";
import { iposText } from "../../config/ipos";
import type { Ipo } from "../../contract/ipos";
import { NOT_AVAILABLE, ipoDate, ipoNumber, ipoText } from "../../rules/ipo-values";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { IPO_COLUMNS, isNumeric, type IpoColumn } from "./ipo-columns";

/** One IPO: a row of the table, a card on small screens; drawn anew only when it is another. */
export const IpoRow = memo(function IpoRow({ ipo }: { ipo: Ipo }) {
  return (
    <tr role="row">
      {IPO_COLUMNS.map((column) =>
        column === "company" ? (
          <th key={column} scope="row" {...headerRole}>
            {ipoText(ipo.company)}
          </th>
        ) : (
          <td
            key={column}
            {...cellRole}
            data-column={column}
            data-label={iposText.columns[column]}
            data-numeric={isNumeric(column) || undefined}
          >
            {content(ipo, column)}
          </td>
        ),
      )}
    </tr>
  );
});

// Said in so many words: laid out as a card, a cell is no cell for every browser.
const cellRole = { role: "cell" };
const headerRole = { role: "rowheader" };

function content(ipo: Ipo, column: Exclude<IpoColumn, "company">) {
  switch (column) {
    // The source sends the manager through the rule for dates: a name shows as it is (IPO-04).
    case "ipoManager":
    case "openingDate":
    case "closingDate":
    case "listingDate":
      return ipoDate(ipo[column]);
    case "issuePrice":
    case "issueAmountCr":
      return ipoNumber(ipo[column]);
    case "reportUrl":
      return ipo.reportUrl === null ? NOT_AVAILABLE : reportLink(ipo.reportUrl, ipo.company);
    default:
      return ipoText(ipo[column]);
  }
}

/** A plain link: a path may be a page of this site, a file of the CMS or anything else (API-03). */
function reportLink(url: string, company: string) {
  const elsewhere = !url.startsWith("/");
  return (
    <a href={url} {...(elsewhere && { target: "_blank", rel: "noopener" })}>
      {iposText.list.view}
      <VisuallyHidden>
        {` the report on ${company}`}
        {elsewhere && " (opens in a new tab)"}
      </VisuallyHidden>
    </a>
  );
}
