import styled from "@emotion/styled";
import { space } from "../../theme/tokens";
import { DataTable } from "../../ui/data-table";
import { ErrorBox } from "../../ui/error-box";
import { Picture } from "../../ui/picture";
import { NoResults } from "../../ui/results";
import { Section } from "../../ui/section";
import { Spinner } from "../../ui/spinner";

const ROWS = [
  ["1", "Directly from investors", 0, 3, 3, 0],
  ["2", "SEBI (SCORES)", 1, 2, 2, 1],
  ["3", "Other sources", 0, 0, 0, 0],
] as const;

const ignore = () => undefined;

/** A table, and what stands in the place of data. */
export function DataSamples() {
  return (
    <Section tone="sunken" title="Data and its states">
      <Stack>
        <DataTable caption="Sample data: complaints of a month">
          <thead>
            <tr>
              <th scope="col">Sr. No.</th>
              <th scope="col">Received from</th>
              <th scope="col" data-numeric="">
                Pending at the end of last month
              </th>
              <th scope="col" data-numeric="">
                Received
              </th>
              <th scope="col" data-numeric="">
                Resolved
              </th>
              <th scope="col" data-numeric="">
                Total pending
              </th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([number, source, ...figures]) => (
              <tr key={number}>
                <td>{number}</td>
                <th scope="row">{source}</th>
                {figures.map((figure, index) => (
                  <td key={index} data-numeric="">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <th scope="row">Grand Total</th>
              {[1, 5, 5, 1].map((figure, index) => (
                <td key={index} data-numeric="">
                  {figure}
                </td>
              ))}
            </tr>
          </tfoot>
        </DataTable>
        <Spinner label="Loading..." />
        <ErrorBox title="Error" message="Failed to fetch the sample." onRetry={ignore} />
        <ErrorBox message="Failed to fetch the sample, and there is nothing to press." />
        <NoResults>
          <p>No sample fits</p>
          <p>Try other filters</p>
        </NoResults>
        <Small>
          <Picture picture={null} alt="A picture that is missing" sizes="20rem" ratio={16 / 9} />
        </Small>
      </Stack>
    </Section>
  );
}

const Stack = styled.div({ display: "grid", gap: space[5] });

const Small = styled.div({ maxWidth: "20rem" });
