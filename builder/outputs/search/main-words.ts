import { splitSearchWords } from "../../../src/shared/domain/search";
import { compareText, takeFirstWords } from "../../../src/shared/domain/text";

const MAX_OPENING_WORDS = 40;
const MAX_MAIN_WORDS = 25;

/** Returns the first words of a text, with an ellipsis if it has more. */
export function cutOpening(text: string): string {
  return takeFirstWords(text.normalize("NFC"), MAX_OPENING_WORDS, "…");
}

/** Returns a text's most frequent words without common ones and those of `otherText`. */
export function pickMainWords(text: string, otherText: string): string {
  const excluded = new Set(splitSearchWords(otherText));
  const counts = new Map<string, number>();
  for (const word of splitSearchWords(text)) {
    if (word.length < 3 || excluded.has(word) || COMMON_WORDS.has(word) || !/\p{L}/u.test(word))
      continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, inA], [b, inB]) => inB - inA || b.length - a.length || compareText(a, b))
    .slice(0, MAX_MAIN_WORDS)
    .map(([word]) => word)
    .sort(compareText)
    .join(" ");
}

/** English and Hindi words that say nothing about a text's subject. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  [
    "about above after again against all also although always among and another any are around aren't",
    "as at away back be because been before began being below between both but by came can can't",
    "cannot come could day days did didn't do does doesn't doing don't done down during each either",
    "else enough even ever every few first for from further get gets give given gives go goes going",
    "gone good got had has hasn't have having he her here hers him his how however if in instead into",
    "is isn't it it's its itself just keep kept know known last least less let like long look made make",
    "makes making many may me mean means might more most much must my near need needs neither never",
    "new next no nobody nor not nothing now of off often on once one ones only or other others our",
    "out over own part per put rather read same say says see seen several shall she should show shows",
    "since so some something still such take taken takes than that the their them themselves then",
    "there these they thing things this those though three through time times to today together too",
    "two under until up upon us use used uses using very want wants was wasn't way ways we well went",
    "were what when where whether which while who whole whom whose why will with within without won't",
    "would year years yet you your yours",
    "अगर अपना अपनी अपने अब आप आपका आपकी आपके इन इस इसका इसकी इसके इससे इसे इसी उन उनका उनकी उनके उस उसका उसकी उसके उसे एक",
    "और कई कर करके करता करती करते करना करने करें का कि किया किसी की कुछ के केवल को कोई कौन क्या क्यों गई गए गया",
    "चाहिए जब जहाँ जा जाए जाता जाती जाते जाना जाने जिस जिसका जिसकी जिसके जिससे जिसे जो तक तब तरह तो था थी थे दिया दो",
    "द्वारा नहीं ने पर पहले फिर बहुत बाद बार भी मगर मैं में यदि यह यहाँ या ये रहा रही रहे लिए ले लेकिन वह वहाँ वाला वाली वाले",
    "वे साथ सकता सकती सकते सब सभी से ही हुआ हुई हुए है हैं हो होगा होता होती होते होना होने",
  ]
    .join(" ")
    .normalize("NFC")
    .replaceAll("'", "")
    .split(" "),
);
