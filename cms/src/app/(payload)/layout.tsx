import config from "@payload-config";
import "@payloadcms/next/css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import { headers } from "next/headers";
import { getPayload, type ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import { buildFormState } from "../../admin/build-form-state";
import { checkServerFunction, runServerFunction } from "../../admin/check-server-function";
import { schedulePost } from "../../posts/scheduling/schedule-post";
import { importMap } from "./cms/importMap.js";

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  return runServerFunction(async () => {
    await checkServerFunction(args.name, async () => {
      const payload = await getPayload({ config });
      return (await payload.auth({ headers: await headers() })).user;
    });
    const serverFunctions = { "form-state": buildFormState, "schedule-publish": schedulePost };
    return handleServerFunctions({ ...args, config, importMap, serverFunctions });
  });
};

/** Payload's document around each admin page, with checked server functions (EDT-04). */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
