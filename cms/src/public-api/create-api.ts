import type { Payload } from "payload";
import { createStatusFinder } from "../complaints/complaint-status";
import { createBotCounter } from "../enquiries/bot-counter";
import { createEnquiryLimits } from "../enquiries/enquiry-limits";
import { EnquiryRejection, MESSAGES } from "../enquiries/enquiry-rejection";
import { createEnquiryRepository } from "../enquiries/enquiry-repository";
import { UploadLimiter } from "../enquiries/concurrent-uploads";
import { readEnvironment } from "../environment";
import { keepDiskReserve } from "../lib/disk-full";
import { logError } from "../lib/log-error";
import { openVideoPictures } from "../media/video-pictures";
import { createPreviewService } from "../posts/preview/preview-service";
import { openVideoService } from "../records/video-service";
import { router } from "./router";
import { createPayloadStore } from "./store";

type Api = (request: Request) => Response | Promise<Response>;

/** Returns the handler of all calls below /api, with settings from the environment. */
export function createApi(openPayload: () => Promise<Payload>): Api {
  const environment = readEnvironment();
  const { secret, siteOrigins, cmsOrigins, complaintRules } = environment;
  const limits = createEnquiryLimits(environment.enquiries);
  const uploads = new UploadLimiter();
  const onBot = createBotCounter();
  const findComplaint = createStatusFinder(openPayload, complaintRules.statusPage.triesAnHour);
  const videos = environment.videoSearch
    ? openVideoService({ ...environment.videoSearch, secret })
    : null;
  const pictures = environment.videoPictures ? openVideoPictures(environment.videoPictures) : null;
  return (request) =>
    router.fetch(request, {
      siteOrigins,
      openStore: async () => {
        const payload = await openPayload();
        return {
          ...createPayloadStore(payload, environment),
          findComplaint,
          videoService: videos,
          videoPictures: pictures,
          previews: secret === null ? undefined : createPreviewService(payload, secret, cmsOrigins),
        };
      },
      getEnquiryDeps: async () => {
        if (!(await keepDiskReserve(environment.dataDir)))
          throw new EnquiryRejection(503, MESSAGES.notStored, {}, 30);
        const repository = createEnquiryRepository(await openPayload(), environment);
        return { ...limits, uploads, repository, siteOrigins, onBot };
      },
      onError: logError,
    });
}
