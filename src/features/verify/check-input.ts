import { channelList } from "../../content/channels";
import { fillText } from "../../shared/domain/fill-text";
import { checkMessage, type ChannelResult } from "../../shared/domain/channels";
import { verifyPage } from "./text";

/** `parts` has a line for each number, address and handle of a message with more than one. */
export type CheckResult = { isOurs: boolean; message: string; parts: string[] };

/** Returns the answer to 'Is this us?' without a request: of a message, the worst (TRU-04, TRU-29). */
export function checkInput(input: string): CheckResult {
  const results = checkMessage(input, channelList);
  const [worst] = results;
  const toPart = (result: (typeof results)[number]) =>
    fillText(verifyPage.checker.part, result.text, describeResult(result));
  return {
    isOurs: worst.verdict === "listed",
    message: describeResult(worst),
    parts: results.length > 1 ? results.map(toPart) : [],
  };
}

function describeResult(result: ChannelResult): string {
  const texts = verifyPage.checker;
  switch (result.verdict) {
    case "listed":
      return fillText(texts.listed, result.channel.label);
    case "similar":
      return fillText(texts.similar, result.channel.value);
    case "absent":
      return fillText(texts.absent, result.network);
    default:
      return texts[result.verdict];
  }
}
