import config from "@payload-config";
import { getPayload } from "payload";
import { router } from "../../../../public-api/router";
import { payloadStore } from "../../../../public-api/store";
import { enquiryRepository } from "../../../../enquiries/enquiry-repository";
import { enquiryLimits } from "../../../../enquiries/enquiry-limits";
import { OpenForms } from "../../../../enquiries/open-forms";
import { botCounter } from "../../../../enquiries/bot-counter";
import { readEnvironment } from "../../../../environment";
import { previewService } from "../../../../posts/preview/preview-service";
import { logError } from "../../../../lib/log-error";
import { videoPictures } from "../../../../media/video-pictures";
import { videoService } from "../../../../records/video-service";

export const dynamic = "force-dynamic";

const environment = readEnvironment();
const { secret, siteOrigins, cmsOrigins } = environment;
const limits = enquiryLimits(environment.enquiries);
const openForms = new OpenForms();
const onBot = botCounter();
const videos = environment.videoSearch
  ? videoService({ ...environment.videoSearch, secret })
  : null;
const pictures = environment.videoPictures ? videoPictures(environment.videoPictures) : null;

async function handle(request: Request): Promise<Response> {
  const open = () => getPayload({ config });
  return router.fetch(request, {
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
    receiving: async () => {
      const repository = enquiryRepository(await open(), environment);
      return { ...limits, openForms, repository, siteOrigins, onBot };
    },
    onError: logError,
  });
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
