import source from "../../content/pages/contact.yaml";
import type { Contact } from "./contact-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/contact.yaml with its placeholders filled. */
export const contactPage: Contact = fillAll(source, site);
