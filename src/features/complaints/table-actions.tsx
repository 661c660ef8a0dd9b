import styled from "@emotion/styled";
import { investorCharter } from "../../config/investor-charter";
import { media, space } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { toCsv, type Cell } from "./csv";

type CsvButtonProps = {
  /** What is downloaded, for those who do not see the table above. */
  title: string;
  /** The file's name without its ending. */
  name: string;
  rows: () => Cell[][];
};

/** Gives the visitor a table as a file; it is made in the browser. */
export function CsvButton({ title, name, rows }: CsvButtonProps) {
  return (
    <Button type="button" look="outlined" onClick={() => download(`${name}.csv`, toCsv(rows()))}>
      {investorCharter.complaints.download}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Buttons in a row; they are of no use on paper. */
export const Actions = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  [media.print]: { display: "none" },
});
