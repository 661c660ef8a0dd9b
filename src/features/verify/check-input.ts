import { channelList } from "../../content/channels";
import { fillText } from "../../content/interpolate";
import { checkChannel } from "../../shared/domain/channels";
import { verifyPage } from "./text";

/** Returns the answer to 'Is this us?' without a request (TRU-04). */
export function checkInput(input: string): { isOurs: boolean; message: string } {
  const { listed, similar, unlisted } = verifyPage.checker;
  const result = checkChannel(input, channelList.channels);
  switch (result.verdict) {
    case "listed":
      return { isOurs: true, message: fillText(listed, result.channel.label) };
    case "similar":
      return { isOurs: false, message: fillText(similar, result.channel.value) };
    default:
      return { isOurs: false, message: unlisted };
  }
}
