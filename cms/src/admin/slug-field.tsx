"use client";

import { CopyToClipboard, TextField, useConfig, useDocumentInfo, useField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { readTextField } from "../../../src/shared/domain/read-field";
import { paths } from "../../../src/shared/domain/paths";
import { toSlugSegment } from "../../../src/shared/domain/slug";
import { createSlug } from "../lib/slug";
import "./slug-field.css";

/** The slug's field, which normalises it on blur and shows the page's complete address (EDT-22). */
export function SlugField(props: TextFieldClientProps) {
  const { value, initialValue, setValue } = useField<string>({ path: props.path });
  const { collectionSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { config } = useConfig();
  const toPath = collectionSlug === "authors" ? paths.author : paths.blog;
  const siteUrl = readTextField(config.admin.custom, "siteUrl");
  const address = value ? siteUrl + toPath(toSlugSegment(value)) : "";
  const isLive = hasPublishedDoc && unpublishedVersionCount === 0 && value === initialValue;

  const normalizeSlug = () => {
    // An unchanged slug keeps its address.
    if (value && value !== initialValue) setValue(createSlug(value, ""));
  };
  return (
    <div className="field-type slug-field">
      <div onBlur={normalizeSlug}>
        <TextField {...props} />
      </div>
      {address !== "" && (
        <p className="slug-field__address">
          <span>{address}</span> <CopyToClipboard value={address} />
          {isLive && (
            <a href={address} rel="noopener" target="_blank">
              View on the site
            </a>
          )}
        </p>
      )}
    </div>
  );
}
