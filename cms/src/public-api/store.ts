import type {
  CollectionSlug,
  DataFromCollectionSlug,
  Payload,
  TypedCollectionSelect,
  Where,
} from "payload";
import { getIndianDay, getIndianTime } from "../../../src/shared/domain/clock";
import { listClosingHours, type ClosingHours } from "../../../src/shared/domain/ipo";
import type { createStatusFinder } from "../complaints/complaint-status";
import type { Environment } from "../environment";
import type { PreviewService } from "../posts/preview/preview-service";
import type { VideoPictures } from "../media/video-pictures";
import type { VideoService } from "../records/video-service";

export type ListOptions<C extends CollectionSlug> = {
  where?: Where;
  /** Field names, "-" for descending. */
  sort: string[];
  page?: number;
  limit: number;
  depth?: 0 | 1;
  select?: TypedCollectionSelect[C];
};

export type ListPage<T> = { docs: T[]; page: number; totalPages: number; totalDocs: number };

/** Read access of the public API to published records. */
export type Store = {
  /** Prefix of picture addresses, "" for paths. */
  mediaUrl: string;
  /** Today in India, such as "2026-11-22". */
  today: string;
  /** Today with the last closing hour of issues that has passed, and these hours (IPO-07). */
  time?: string;
  hours?: ClosingHours;
  /** False without approvals (APPROVAL=off), when nothing waits for one. */
  hasApprovals?: boolean;
  videoService?: VideoService | null;
  videoPictures?: VideoPictures | null;
  previews?: PreviewService;
  findComplaint?: ReturnType<typeof createStatusFinder>;
  list<C extends CollectionSlug>(
    collection: C,
    options: ListOptions<C>,
  ): Promise<ListPage<DataFromCollectionSlug<C>>>;
};

export type StoreSettings = Pick<Environment, "mediaUrl" | "today" | "ipoRules" | "approval">;

/** Returns a store with a visitor's rights, so that no draft can leak. */
export function createPayloadStore(
  payload: Payload,
  { mediaUrl, today, approval, ipoRules: { hours } }: StoreSettings,
): Store {
  return {
    mediaUrl,
    today: getIndianDay(today),
    time: getIndianTime(today, listClosingHours(hours)),
    hours,
    hasApprovals: approval.mode !== "off",
    list: async <C extends CollectionSlug>(collection: C, options: ListOptions<C>) => {
      const result = await payload.find<C, TypedCollectionSelect[C]>({
        depth: 0,
        ...options,
        collection,
        overrideAccess: false,
        context: { contract: true },
      });
      const docs = result.docs as DataFromCollectionSlug<C>[];
      const { totalPages, totalDocs } = result;
      return { docs, page: options.page ?? 1, totalPages, totalDocs };
    },
  };
}
