import source from "../../../content/home.yaml";
import type { schema } from "./text.schema";
import { claims } from "../../content/claims";
import { readTexts } from "../../content/content-text";

export const home = readTexts<typeof schema>(source);

const FIGURES = ["users", "rating", "years"] as const;

/** Returns the figures of hero and statistics with their labels, without hidden ones (TRU-18). */
export const listFigures = () =>
  FIGURES.flatMap((name) => {
    const claim = claims[name];
    return claim ? [{ name, label: home.statistics[name], ...claim }] : [];
  });
