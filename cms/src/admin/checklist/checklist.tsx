"use client";

import { useConfig, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { readField, readTextField } from "../../../../src/shared/domain/read-field";
import { readTime } from "../../../../src/shared/domain/text";
import { readText } from "../../posts/html/lexical-tree";
import { checkPost, countWords } from "./checklist-rules";
import { showPlace } from "./show-place";
import "./checklist.css";

/** “Before you publish”: problems of the typed text, each linked to its place (EDT-14). */
export function Checklist() {
  const { config } = useConfig();
  const root: unknown = readField(useValue("content"), "root");
  const words = readField(config.admin.custom, "flaggedWords");
  const lines = checkPost(
    {
      title: useText("title"),
      author: useText("author"),
      metaTitle: useText("meta.title"),
      metaDescription: useText("meta.description"),
      thumbnailAlt: useAlternativeText(useValue("thumbnail")),
      root,
    },
    {
      siteUrl: readTextField(config.admin.custom, "siteUrl"),
      words: Array.isArray(words) ? words.map(String) : [],
    },
  );
  const text = readText(root);
  const count = countWords(text);
  return (
    <section aria-labelledby="checklist-title" className="checklist">
      <h3 className="checklist__title" id="checklist-title">
        Before you publish
      </h3>
      {lines.length === 0 && <p className="checklist__done">Nothing to correct.</p>}
      <ul className="checklist__lines" role="list">
        {lines.map(({ text, place }) => (
          <li key={`${text} ${place.field} ${place.block}`}>
            <button onClick={() => void showPlace(place)} type="button">
              {text}
            </button>
          </li>
        ))}
      </ul>
      <p className="checklist__count">
        {count === 1 ? "1 word" : `${count} words`}, {readTime(text)}
      </p>
    </section>
  );
}

const useValue = (path: string): unknown => useFormFields(([fields]) => fields[path]?.value);

function useText(path: string): string {
  const value = useValue(path);
  return typeof value === "string" ? value.trim() : "";
}

/** The alternative text of a picture; null without one. Until it is read it counts as given. */
function useAlternativeText(picture: unknown): string | null {
  const { config } = useConfig();
  const id = readField(picture, "id") ?? picture;
  const [alt, setAlt] = useState("…");
  const address = typeof id === "number" ? `${config.routes.api}/media/${id}?depth=0` : null;
  useEffect(() => {
    if (address === null) return;
    void fetch(address, { credentials: "include" })
      .then((response) => response.json())
      .then((media: unknown) => setAlt(readTextField(media, "alt")))
      .catch(() => setAlt("…"));
  }, [address]);
  return address === null ? null : alt;
}
