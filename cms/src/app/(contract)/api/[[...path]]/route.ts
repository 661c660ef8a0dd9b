import config from "@payload-config";
import { getPayload } from "payload";
import { answer } from "../../../../contract/router";
import { payloadStore } from "../../../../contract/store";
import { enquiryDesk } from "../../../../enquiries/enquiry-desk";
import { enquiryLimits } from "../../../../enquiries/enquiry-limits";
import { programCounter } from "../../../../enquiries/program-counter";
import { readEnvironment } from "../../../../environment";
import { previewDesk } from "../../../../preview/preview-desk";
import { toldError } from "../../../../told-error";
import { videoService } from "../../../../videos/video-service";

export const dynamic = "force-dynamic";

const environment = readEnvironment();
const { mediaUrl, secret, siteOrigins } = environment;
const limits = enquiryLimits(environment.enquiries);
const onProgram = programCounter();
const videos = environment.videoSearch ? videoService(environment.videoSearch) : null;
let desk: ReturnType<typeof enquiryDesk> | undefined;

function handle(request: Request): Promise<Response> {
  const open = () => getPayload({ config });
  return answer(request, {
    siteOrigins,
    store: async () => {
      const payload = await open();
      return {
        ...payloadStore(payload, mediaUrl),
        videoService: videos,
        previews: secret === null ? undefined : previewDesk(payload, secret),
      };
    },
    receiving: async () => {
      desk ??= enquiryDesk(await open(), environment);
      return { ...limits, desk, siteOrigins, onProgram };
    },
    onError: toldError,
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
