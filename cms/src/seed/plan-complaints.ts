import { parseMonth } from "../complaints/months";
import { SEED } from "./context";
import type { PlannedRecord } from "./plan";
import { readYaml } from "./read-yaml";
import { ComplaintMonthsSchema, ComplaintReportSchema, ComplaintYearsSchema } from "./schemas";

export async function planComplaintMonths(folder: string): Promise<PlannedRecord[]> {
  const months = await readYaml(folder, "complaint-months.yaml", ComplaintMonthsSchema);
  return months.map(({ month: name, ...numbers }) => ({
    key: `complaint-months/${name}`,
    make: (payload) => {
      const period = parseMonth(name);
      if (period === null) throw new Error(`complaint-months.yaml: "${name}" is no month.`);
      return payload.create({
        context: SEED,
        collection: "complaint-months",
        data: { ...numbers, ...period },
      });
    },
  }));
}

export async function planComplaintYears(folder: string): Promise<PlannedRecord[]> {
  const years = await readYaml(folder, "complaint-years.yaml", ComplaintYearsSchema);
  return years.map((year) => ({
    key: `complaint-years/${year.year}`,
    make: (payload) => payload.create({ context: SEED, collection: "complaint-years", data: year }),
  }));
}

export async function planComplaintReport(folder: string): Promise<PlannedRecord[]> {
  const report = await readYaml(folder, "complaint-report.yaml", ComplaintReportSchema);
  const { active, monthEnding, rows } = report;
  return [
    {
      key: `complaint-reports/${monthEnding}`,
      make: (payload) =>
        payload.create({
          context: SEED,
          collection: "complaint-reports",
          data: { active, monthEnding, ...rows },
        }),
    },
  ];
}
