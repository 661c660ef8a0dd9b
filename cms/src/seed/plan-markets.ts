import { SEED } from "./context";
import type { PlannedRecord } from "./plan";
import { readYaml } from "./read-yaml";
import {
  IposSchema,
  ListingTodaySchema,
  ReportsSchema,
  UpcomingSchema,
  VideosSchema,
} from "./schemas";

export async function planIpos(folder: string): Promise<PlannedRecord[]> {
  const ipos = await readYaml(folder, "ipos.yaml", IposSchema);
  return ipos.map((ipo) => ({
    key: `ipos/${ipo.company}`,
    make: (payload) => payload.create({ context: SEED, collection: "ipos", data: ipo }),
  }));
}

export async function planUpcoming(folder: string): Promise<PlannedRecord[]> {
  const entries = await readYaml(folder, "upcoming-ipos.yaml", UpcomingSchema);
  return entries.map((entry, index) => ({
    key: `upcoming-ipos/${entry.upcomingIpos}`,
    make: (payload) =>
      payload.create({
        context: SEED,
        collection: "upcoming-ipos",
        data: { ...entry, order: index + 1 },
      }),
  }));
}

export async function planListings(folder: string): Promise<PlannedRecord[]> {
  const entries = await readYaml(folder, "listing-today.yaml", ListingTodaySchema);
  return entries.map((entry, index) => ({
    key: `ipo-listings/${entry.ipoListingsToday}`,
    make: (payload) =>
      payload.create({
        context: SEED,
        collection: "ipo-listings",
        data: { ...entry, order: index + 1 },
      }),
  }));
}

export async function planReports(folder: string): Promise<PlannedRecord[]> {
  const reports = await readYaml(folder, "reports.yaml", ReportsSchema);
  return reports.map((report) => ({
    key: `reports/${report.heading}`,
    make: (payload) =>
      payload.create({
        context: SEED,
        collection: "reports",
        data: { ...report, issueDate: `${report.issueDate}T12:00:00.000Z` },
      }),
  }));
}

export async function planVideos(folder: string): Promise<PlannedRecord[]> {
  const videos = await readYaml(folder, "videos.yaml", VideosSchema);
  return videos.map((video) => ({
    key: `videos/${video.videoId}`,
    make: (payload) => payload.create({ context: SEED, collection: "videos", data: video }),
  }));
}
