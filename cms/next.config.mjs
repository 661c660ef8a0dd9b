import path from "node:path";
import { withPayload } from "@payloadcms/next/withPayload";

// Nothing is sent anywhere while building or serving.
process.env.NEXT_TELEMETRY_DISABLED = "1";

const repositoryRoot = path.dirname(import.meta.dirname);

/** @type {import("next").NextConfig} */
const config = {
  // src/shared is compiled too, and packages are hoisted to the root.
  turbopack: { root: repositoryRoot },
  // The cache makes the next build three times as fast and this one a fifth slower; CI has no next.
  experimental: { turbopackFileSystemCacheForBuild: !process.env.CI },
  outputFileTracingRoot: repositoryRoot,
  // Node loads these once. Bundled, each route would have its own copy of Payload's error classes.
  serverExternalPackages: [
    "payload",
    "@payloadcms/db-postgres",
    "@payloadcms/db-sqlite",
    "@payloadcms/drizzle",
    "@payloadcms/email-nodemailer",
    "@aws-sdk/client-s3",
    "nodemailer",
    "@payloadcms/graphql",
  ],
  // One type-check runs over the whole repository (npm run typecheck).
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // The contract has calls with and without a final slash; neither is redirected.
  skipTrailingSlashRedirect: true,
  redirects: async () => [{ source: "/", destination: "/cms", permanent: false }],
  rewrites: async () => ({
    beforeFiles: [{ source: "/api/media/:filename", destination: "/cms/api/media/file/:filename" }],
  }),
};

const payloadConfig = withPayload(config);

// Payload's client hints belong to its admin; the contract's responses keep their own Vary header.
export default {
  ...payloadConfig,
  headers: async () => [
    ...(await payloadConfig.headers()).map((rule) => ({
      ...rule,
      source: rule.source === "/:path*" ? "/cms/:path*" : rule.source,
    })),
    {
      source: "/cms/:path*",
      headers: [
        { key: "X-Frame-Options", value: "SAMEORIGIN" },
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "Referrer-Policy", value: "same-origin" },
        { key: "X-Robots-Tag", value: "noindex" },
      ],
    },
  ],
};
