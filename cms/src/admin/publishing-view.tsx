import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { PublishingBadge } from "./publishing-badge";

/** The publishing page: the technical state, and the releases that can be restored. */
export function PublishingView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, visibleEntities, permissions } = initPageResult;
  const { payload, i18n, user } = req;
  if (!user) redirect(`${payload.config.routes.admin}/login`);
  return (
    <DefaultTemplate
      {...{ i18n, params, payload, permissions, searchParams, user, visibleEntities }}
    >
      <SetStepNav nav={[{ label: "Publishing" }]} />
      <Gutter>
        <PublishingBadge hasDetails />
      </Gutter>
    </DefaultTemplate>
  );
}
