"use client";

import { Button, toast, useConfig } from "@payloadcms/ui";
import { useRouter, useSearchParams } from "next/navigation";
import { useRef, useState } from "react";
import { decodeFile } from "../tables/decode-file";
import type { ImportResult, RowResult } from "../tables/row-result";
import { readError, sendCall } from "./send-call";
import { formatCount } from "../../../src/shared/domain/count";
import "./table-tools.css";

type Props = { slug: string; canImport: boolean };
const OUTCOMES = {
  created: "new",
  changed: "changed",
  unchanged: "unchanged",
  refused: "with mistakes",
};

/** Shown above a list: exports it, and imports a CSV file after a dry run (EDT-10). */
export function TableTools({ slug, canImport }: Props) {
  const { config } = useConfig();
  const search = useSearchParams();
  const router = useRouter();
  const [csv, setCsv] = useState("");
  const [result, setResult] = useState<ImportResult | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const address = `${config.routes.api}/${slug}`;
  const filter = new URLSearchParams([...search].filter(([name]) => name.startsWith("where")));

  const importRows = async (text: string, dryRun: boolean) => {
    setBusy(true);
    const call = { csv: text, dryRun, hash: result?.hash };
    const imported = await sendImport(`${address}/import`, call);
    setBusy(false);
    setCsv(text);
    setResult(imported);
    if (!imported.isDone) return;
    toast.success("All lines of the file are saved.");
    setResult(null);
    router.refresh();
  };

  return (
    <section aria-label="CSV file" className="table-tools">
      <p className="table-tools__row">
        <a href={`${address}/export?${filter}`}>Export as CSV</a>
        {canImport && <a href={`${address}/template`}>Download template</a>}
        {canImport && (
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            margin={false}
            onClick={() => input.current?.click()}
            size="small"
          >
            Import CSV
          </Button>
        )}
        <input
          accept=".csv,.tsv,.txt,text/csv"
          aria-label="CSV file to import"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            void file
              ?.arrayBuffer()
              .then((buffer) => importRows(decodeFile(new Uint8Array(buffer)), true));
            // Lets the user choose the same file again after correcting it.
            target.value = "";
          }}
          ref={input}
          type="file"
        />
      </p>
      {result && (
        <Preview
          isBusy={isBusy}
          onClose={() => setResult(null)}
          onImport={() => void importRows(csv, false)}
          {...result}
        />
      )}
    </section>
  );
}

async function sendImport(address: string, body: object): Promise<ImportResult> {
  const response = await sendCall("POST", address, body);
  const imported = (await response?.json().catch(() => null)) as ImportResult | null | undefined;
  if (imported && "rows" in imported) return imported;
  const problem = readError(imported, "The file was not imported. Try again.");
  return { rows: [], hash: "", isDone: false, problem };
}

type PreviewProps = ImportResult & { isBusy: boolean; onImport: () => void; onClose: () => void };

function Preview({ rows, problem, isBusy, onImport, onClose }: PreviewProps) {
  const countRows = (outcome: RowResult["outcome"]) =>
    rows.filter((row) => row.outcome === outcome).length;
  const refused = countRows("refused");
  const writes = countRows("created") + countRows("changed");
  const headline =
    problem ??
    `New: ${countRows("created")}. Changed: ${countRows("changed")}. With mistakes: ${refused}. Unchanged: ${countRows("unchanged")}.`;
  return (
    <div className="table-tools__preview">
      <p role="status">
        <strong>{headline}</strong>{" "}
        {refused > 0 &&
          "Nothing is saved until every line is correct. Correct the file and import it again."}
      </p>
      <ul className="table-tools__lines" role="list">
        {rows
          .filter(({ outcome }) => outcome !== "unchanged")
          .toSorted((left, right) => right.problems.length - left.problems.length)
          .slice(0, 200)
          .map(({ line, name, outcome, changes, problems }) => (
            <li key={line}>
              Line {line}, {name}: {OUTCOMES[outcome]}{" "}
              {changes.map(({ column, from, to }) => (
                <span className="table-tools__change" key={column}>
                  {column}: {from && `${from} → `}
                  {to || "blank"}
                </span>
              ))}
              {problems.map(({ column, reason }) => (
                <span className="table-tools__problem" key={`${column} ${reason}`}>
                  {column && `${column}: `}
                  {reason}
                </span>
              ))}
            </li>
          ))}
      </ul>
      <p className="table-tools__row">
        {refused === 0 && writes > 0 && (
          <Button disabled={isBusy} margin={false} onClick={onImport} size="small">
            {`Save ${formatCount(writes, "line")}`}
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={onClose} size="small">
          Cancel
        </Button>
      </p>
    </div>
  );
}
