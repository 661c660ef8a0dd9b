import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { PublishingBadge } from "./publishing-badge";

/** The page of publishing: the state in engineers' words, and the releases to go back to. */
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
