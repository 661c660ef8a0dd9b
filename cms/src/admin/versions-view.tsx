import { Gutter, SetDocumentStepNav } from "@payloadcms/ui";
import type { DocumentViewServerProps } from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { isEditor } from "../lib/access";
import { RestoreButton } from "./call-button";
import "./versions-view.css";

/** The versions of a post: when in Indian time, by whom, and what each was (EDT-32). */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { docID: id, req } = initPageResult;
  const { payload, user } = req;
  const { docs } = await payload.findVersions({
    ...{ collection: "posts", where: { parent: { equals: id } }, sort: "-updatedAt" },
    ...{ pagination: false, depth: 0, overrideAccess: false, user, showHiddenFields: true },
    select: {
      autosave: true,
      updatedAt: true,
      version: { _status: true, savedBy: true, title: true },
    },
  });
  const address = `${payload.config.routes.admin}/collections/posts/${id}`;
  const mayRestore = isEditor({ req });
  const live = docs.find(({ version }) => version._status === "published")?.id;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug="posts"
        id={id}
        pluralLabel="Blog posts"
        useAsTitle="title"
        view="Versions"
      />
      <Gutter>
        <ol aria-label="Versions" className="versions-list" role="list">
          {docs.map(({ id: version, updatedAt, version: { _status, savedBy, title }, ...rest }) => (
            <li key={version}>
              <a href={`${address}/versions/${version}`}>{formatIndianTime(updatedAt)}</a>
              <span>{title}</span>
              <span>
                {describeVersion(_status ?? "draft", version === live)}
                {savedBy ? ` by ${savedBy}` : ""}
                {readField(rest, "autosave") === true ? ", saved automatically" : ""}
              </span>
              {mayRestore && <RestoreButton address={address} version={String(version)} />}
            </li>
          ))}
        </ol>
      </Gutter>
    </>
  );
}

const describeVersion = (status: string, isNewest: boolean): string => {
  if (status === "draft") return "Draft";
  return isNewest ? "Published last" : "Published earlier";
};
