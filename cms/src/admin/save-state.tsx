"use client";

import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
} from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { readTextField } from "../../../src/shared/domain/read-field";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { isBuiltCollection } from "../lib/built-collections";
import { showPlace } from "./checklist/show-place";
import "./save-state.css";
import { usePublishingStatus } from "./use-publishing-status";

const CREATED = "created";

/** Outlives the form of a new record, because Payload opens the created record as a new page. */
let isCreating = false;

/**
 * Shows when a record was saved and, after a save, whether visitors see it. After a refused save it
 * leads to the first refused field (EDT-26).
 */
export function SaveState() {
  const { id, data, collectionSlug = "", hasPublishedDoc } = useDocumentInfo();
  const { getFields, setModified } = useForm();
  const [isProcessing, isSubmitted] = [useFormProcessing(), useFormSubmitted()];
  useEffect(() => {
    if (isProcessing || !isSubmitted) return;
    const [field] = Object.entries(getFields()).find(([, { valid }]) => valid === false) ?? [];
    if (field !== undefined) void showPlace({ field });
  }, [getFields, isProcessing, isSubmitted]);
  // Payload still marks a form as changed after an automatic save, and stores the published text as
  // a draft (EDT-69). After a refused save it disables "Save" (payload#17517).
  useEffect(() => {
    if (isProcessing || isSubmitted) setModified(!isProcessing);
  }, [isProcessing, isSubmitted, setModified]);
  // Styles hide what cannot be scheduled, because the choices of Payload's drawer are fixed.
  useEffect(() => {
    document.body.dataset.onSite = String(hasPublishedDoc);
  }, [hasPublishedDoc]);
  const updatedAt = readTextField(data, "updatedAt");
  const [initial, setInitial] = useState(() => ({
    id,
    updatedAt: isCreating && id !== undefined ? CREATED : updatedAt,
  }));
  useEffect(() => {
    isCreating = id === undefined;
  }, [id]);
  // A record that is only opened was saved earlier; the dashboard says whether that is live.
  if (initial.id !== id || (initial.updatedAt === "" && updatedAt !== ""))
    setInitial({ id, updatedAt: initial.id === undefined ? CREATED : updatedAt });
  if (updatedAt === "") return null;
  const isDraft = readTextField(data, "_status") === "draft";
  const isSaved = initial.id === id && initial.updatedAt !== "" && initial.updatedAt !== updatedAt;
  return (
    <div className="save-state">
      Saved {formatIndianTime(updatedAt)}
      {isSaved && !isDraft && isBuiltCollection(collectionSlug) && <LiveState key={updatedAt} />}
    </div>
  );
}

function LiveState() {
  const { config } = useConfig();
  const { response, refreshStatus } = usePublishingStatus(`${config.routes.api}/publishing`);
  const isLive =
    response?.site.isKnown === true &&
    response.deliveries.waiting === 0 &&
    response.site.status.live?.contentVersion === response.contentVersion;
  useEffect(() => {
    if (isLive) return;
    const timer = window.setInterval(refreshStatus, 2000);
    return () => window.clearInterval(timer);
  }, [isLive, refreshStatus]);
  if (response === null || response.notifies === "off") return null;
  return (
    <strong className={isLive ? "save-state--live" : undefined} role="status">
      {isLive ? "On the site" : "On its way to the site…"}
    </strong>
  );
}
