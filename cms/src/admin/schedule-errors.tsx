"use client";

import { ServerFunctionsContext, useServerFunctions } from "@payloadcms/ui";
import { useMemo, type ReactNode } from "react";
import { readField } from "../../../src/shared/domain/read-field";
import { useTypedSchedule } from "./typed-schedule";

/** Throws refusals, because Payload's drawer shows only thrown errors and reports success otherwise. */
export function ScheduleErrors({ children }: { children?: ReactNode }) {
  useTypedSchedule();
  const functions = useServerFunctions();
  const value = useMemo(() => {
    const schedulePublish: typeof functions.schedulePublish = async (args) => {
      const result = await functions.schedulePublish(args);
      const error = readField(result, "error");
      if (typeof error === "string") throw new Error(error);
      return result;
    };
    return { ...functions, schedulePublish };
  }, [functions]);
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>;
}
