import config from "@payload-config";
import { generatePageMetadata, NotFoundPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { importMap } from "../importMap.js";

type Props = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

/** Returns Payload's title and icons for an unknown address. */
export const generateMetadata = (props: Props): Promise<Metadata> =>
  generatePageMetadata({ config, ...props });

/** Payload's page for an unknown address, in the admin's layout. */
export default function NotFound(props: Props) {
  return NotFoundPage({ config, importMap, ...props });
}
