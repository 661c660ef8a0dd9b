"use client";

import { useConfig, useFormFields } from "@payloadcms/ui";
import { getIndianDay } from "../../../../src/shared/domain/clock";
import { readField, readTextField } from "../../../../src/shared/domain/read-field";
import { toReadTime } from "../../../../src/shared/domain/text";
import { readText } from "../../posts/html/lexical-tree";
import { useApiResponse } from "../use-api-response";
import { checkPost, countWords } from "./checklist-rules";
import { showPlace } from "./show-place";
import { formatCount } from "../../../../src/shared/domain/count";
import "../panels.css";

/** Lists problems of the post as typed; each one is a button that shows its place (EDT-14). */
export function Checklist() {
  const { config } = useConfig();
  const fields = useFormFields(([state]) => state);
  const post = Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value]));
  const root: unknown = readField(post.content, "root");
  const flaggedWords = readField(config.admin.custom, "flaggedWords");
  const problems = checkPost(
    {
      ...post,
      title: readTextField(post, "title"),
      metaTitle: readTextField(post, "meta.title").trim(),
      metaDescription: readTextField(post, "meta.description"),
      thumbnailAlt: useAlternativeText(post.thumbnail),
      root,
    },
    {
      siteUrl: readTextField(config.admin.custom, "siteUrl"),
      words: Array.isArray(flaggedWords) ? flaggedWords.map(String) : [],
      today: getIndianDay(null),
    },
  );
  const text = readText(root);
  const wordCount = countWords(text);
  return (
    <section aria-labelledby="checklist-title" className="panel panel--field">
      <h3 className="panel__title" id="checklist-title">
        Before you publish
      </h3>
      {problems.length === 0 && <p className="panel__done">Nothing to correct.</p>}
      <ul className="panel__list" role="list">
        {problems.map(({ text, place }) => (
          <li key={`${text} ${place.field} ${place.block}`}>
            <button className="panel__line" onClick={() => void showPlace(place)} type="button">
              {text}
            </button>
          </li>
        ))}
      </ul>
      <p className="panel__note">
        {formatCount(wordCount, "word")}, {toReadTime(text)}
      </p>
    </section>
  );
}

/** Returns a picture's alternative text, null without a picture, or “…” while the text is unknown. */
function useAlternativeText(picture: unknown): string | null {
  const { config } = useConfig();
  const id = readField(picture, "id") ?? picture;
  const address = typeof id === "number" ? `${config.routes.api}/media/${id}?depth=0` : null;
  const media = useApiResponse<unknown>(address);
  if (address === null) return null;
  return media === undefined ? "…" : readTextField(media, "alt");
}
