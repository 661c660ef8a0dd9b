import config from "@payload-config";
import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { importMap } from "../importMap.js";

type Props = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

/** Returns Payload's title and icons for the address. */
export const generateMetadata = (props: Props): Promise<Metadata> =>
  generatePageMetadata({ config, ...props });

/** Payload's admin: every page below /cms. */
export default function Page(props: Props) {
  return RootPage({ config, importMap, ...props });
}
