"use client";

import { useAllFormFields, useFormModified } from "@payloadcms/ui";
import { useEffect } from "react";
import { computePending, computeReportTotals } from "../../../src/shared/domain/complaint-totals";

/** Computes a complaint record's totals while staff type its other figures (CHR-07). */
export function ComputeTotals() {
  const [fields, dispatch] = useAllFormFields();
  const isModified = useFormModified();
  const number = (path: string) => Number(fields[path]?.value ?? 0);
  const row = (name: string) => ({
    pendingEndLastMonth: number(`${name}.pendingEndLastMonth`),
    received: number(`${name}.received`),
    resolved: number(`${name}.resolved`),
    pendingOver3Months: number(`${name}.pendingOver3Months`),
    avgResolutionTime: number(`${name}.avgResolutionTime`),
  });
  const totals = fields.pending
    ? {
        pending: computePending({
          carriedForward: number("carriedForward"),
          received: number("received"),
          resolved: number("resolved"),
        }),
      }
    : computeReportTotals({
        directlyFromInvestors: row("directlyFromInvestors"),
        sebiScores: row("sebiScores"),
        otherSources: row("otherSources"),
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
