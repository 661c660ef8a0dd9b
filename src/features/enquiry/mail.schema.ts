import * as v from "valibot";
import { toTexts } from "../../content/schema-fields";

export const file = "mails.yaml";

/** The CMS reads this file, too (src/shared/node/read-mail-texts.ts). */
export const schema = v.strictObject({ acknowledgement: toTexts("subject", "text") });
