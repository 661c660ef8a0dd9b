import path from "node:path";
import { buildConfig } from "payload";
import sharp from "sharp";
import { attachments } from "./collections/attachments";
import { carousels } from "./collections/carousels";
import { categories } from "./collections/categories";
import { complaintMonths } from "./collections/complaint-months";
import { complaintReports } from "./collections/complaint-reports";
import { complaintYears } from "./collections/complaint-years";
import { deliveries } from "./collections/deliveries";
import { employees } from "./collections/employees";
import { enquiries } from "./collections/enquiries";
import { events } from "./collections/events";
import { ipoListings } from "./collections/ipo-listings";
import { ipos } from "./collections/ipos";
import { jobs } from "./collections/jobs";
import { media } from "./collections/media";
import { posts } from "./collections/posts";
import { reports } from "./collections/reports";
import { reviews } from "./collections/reviews";
import { seedEntries } from "./collections/seed-entries";
import { smallCarousels } from "./collections/small-carousels";
import { upcomingIpos } from "./collections/upcoming-ipos";
import { users } from "./collections/users";
import { videos } from "./collections/videos";
import { database } from "./database";
import { readEnvironment, repositoryRoot } from "./environment";
import { editor } from "./fields/editor";
import { enquiryTexts } from "./globals/enquiry-texts";
import { logger } from "./log";
import { emailAdapter } from "./mail/email-adapter";
import { publishingEndpoints } from "./publishing/endpoints";
import { tellChanges } from "./publishing/tell-changes";
import { filesInBucket } from "./storage/files-in-bucket";

const here = path.join(repositoryRoot(), "cms/src");
const environment = readEnvironment();

export default buildConfig({
  secret: environment.secret ?? "",
  db: database(environment),
  editor,
  email: emailAdapter(environment),
  logger,
  sharp,
  routes: { admin: "/cms", api: "/cms/api" },
  graphQL: { disable: true },
  telemetry: false,
  admin: {
    user: users.slug,
    // The other choice asks a service on the internet for a portrait of each e-mail address.
    avatar: "default",
    meta: { titleSuffix: " · CMS" },
    dateFormat: "d MMM yyyy, HH:mm",
    importMap: { baseDir: here },
    components: { beforeDashboard: ["/admin/publishing-badge#PublishingBadge"] },
  },
  upload: { abortOnLimit: true, limits: { fileSize: 10_000_000 } },
  typescript: { outputFile: path.join(here, "payload-types.ts") },
  collections: [
    posts(environment),
    categories,
    media(environment),
    employees,
    reviews,
    jobs,
    reports,
    videos,
    ipos,
    upcomingIpos,
    ipoListings,
    carousels,
    smallCarousels,
    events,
    complaintReports,
    complaintMonths,
    complaintYears,
    enquiries,
    attachments(environment),
    deliveries,
    users,
    seedEntries,
  ],
  globals: [enquiryTexts],
  endpoints: publishingEndpoints(environment),
  plugins: [tellChanges(environment.publishing), filesInBucket(environment.s3)],
});
