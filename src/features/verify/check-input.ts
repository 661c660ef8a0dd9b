import { channelList } from "../../content/channels";
import { interpolate } from "../../content/interpolate";
import { checkChannel } from "../../shared/domain/channels";
import { verifyPage } from "./text";

/** Answers 'Is this us?' without a request (TRU-04). */
export function checkInput(input: string): { isOurs: boolean; words: string } {
  const { listed, similar, unlisted } = verifyPage.checker;
  const result = checkChannel(input, channelList.channels);
  switch (result.verdict) {
    case "listed":
      return { isOurs: true, words: interpolate(listed, result.channel.label) };
    case "similar":
      return { isOurs: false, words: interpolate(similar, result.channel.value) };
    default:
      return { isOurs: false, words: unlisted };
  }
}
