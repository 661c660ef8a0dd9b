"use client";

import { useAllFormFields, useFormModified } from "@payloadcms/ui";
import { useEffect } from "react";
import { computePending, computeReportTotals } from "../../../src/shared/domain/complaint-totals";
import "./report-row.css";

/** Computes a complaint record's totals while staff type its other figures (CHR-07). */
export function ComputeTotals() {
  const [fields, dispatch] = useAllFormFields();
  const isModified = useFormModified();
  const readNumber = (path: string) => Number(fields[path]?.value ?? 0);
  const readRow = (name: string) => ({
    pendingEndLastMonth: readNumber(`${name}.pendingEndLastMonth`),
    received: readNumber(`${name}.received`),
    resolved: readNumber(`${name}.resolved`),
    pendingOver3Months: readNumber(`${name}.pendingOver3Months`),
    avgResolutionTime: readNumber(`${name}.avgResolutionTime`),
  });
  const totals = fields.pending
    ? {
        pending: computePending({
          carriedForward: readNumber("carriedForward"),
          received: readNumber("received"),
          resolved: readNumber("resolved"),
        }),
      }
    : computeReportTotals({
        directlyFromInvestors: readRow("directlyFromInvestors"),
        sebiScores: readRow("sebiScores"),
        otherSources: readRow("otherSources"),
      });
  const changed = Object.entries(totals).filter(
    ([path, total]) => fields[path] && fields[path].value !== total,
  );
  useEffect(() => {
    // Opening a record does not change it.
    if (!isModified) return;
    for (const [path, value] of changed) dispatch({ type: "UPDATE", path, value });
  });
  return null;
}
