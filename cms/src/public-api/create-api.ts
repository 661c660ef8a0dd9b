import type { Payload } from "payload";
import { createBotCounter } from "../enquiries/bot-counter";
import { enquiryLimits } from "../enquiries/enquiry-limits";
import { enquiryRepository } from "../enquiries/enquiry-repository";
import { ConcurrentUploads } from "../enquiries/concurrent-uploads";
import { readEnvironment } from "../environment";
import { logError } from "../lib/log-error";
import { videoPictures } from "../media/video-pictures";
import { previewService } from "../posts/preview/preview-service";
import { videoService } from "../records/video-service";
import { router } from "./router";
import { payloadStore } from "./store";

type Api = (request: Request) => Response | Promise<Response>;

/** Returns the handler of all calls below /api, with the settings of this process's environment. */
export function createApi(open: () => Promise<Payload>): Api {
  const environment = readEnvironment();
  const { secret, siteOrigins, cmsOrigins } = environment;
  const limits = enquiryLimits(environment.enquiries);
  const uploads = new ConcurrentUploads();
  const onBot = createBotCounter();
  const videos = environment.videoSearch
    ? videoService({ ...environment.videoSearch, secret })
    : null;
  const pictures = environment.videoPictures ? videoPictures(environment.videoPictures) : null;
  return (request) =>
    router.fetch(request, {
      siteOrigins,
      store: async () => {
        const payload = await open();
        return {
          ...payloadStore(payload, environment),
          videoService: videos,
          videoPictures: pictures,
          previews: secret === null ? undefined : previewService(payload, secret, cmsOrigins),
        };
      },
      enquiryDependencies: async () => {
        const repository = enquiryRepository(await open(), environment);
        return { ...limits, uploads, repository, siteOrigins, onBot };
      },
      onError: logError,
    });
}
