import path from "node:path";
import { buildConfig } from "payload";
import sharp from "sharp";
import { withAccountLocks } from "./accounts/account-database";
import { indianTimes } from "./admin/indian-times";
import { nameNewRecords } from "./admin/name-new-records";
import { readBrand } from "./admin/read-brand";
import { sentenceCase, translations } from "./lib/translations";
import { editors, nobody } from "./lib/access";
import { auditHooks } from "./audit/audit-hooks";
import { auditLog } from "./audit/audit-log";
import { attachments } from "./enquiries/attachments";
import { authors } from "./posts/authors";
import { carousels, smallCarousels } from "./records/carousels";
import { categories } from "./posts/categories";
import { complaintMonths, complaintReports, complaintYears } from "./records/complaints";
import { deliveries } from "./publishing/deliveries";
import { employees } from "./records/employees";
import { enquiries } from "./enquiries/enquiries";
import { events } from "./records/events";
import { ipoListings, ipos, upcomingIpos } from "./records/ipos";
import { jobs } from "./records/jobs";
import { media } from "./media/media";
import { posts } from "./posts/posts";
import { redirects } from "./posts/redirects/redirects";
import { reports } from "./records/reports";
import { reviews } from "./records/reviews";
import { users } from "./accounts/users";
import { videos } from "./records/videos";
import { database } from "./storage/database";
import { visitsFolder } from "../../src/shared/node/visit-counts";
import { readEnvironment, repositoryRoot } from "./environment";
import { editor } from "./posts/html/editor";
import { enquiryTexts } from "./enquiries/enquiry-texts";
import { reportFullDisk } from "./lib/disk-full";
import { labelErrors } from "./lib/label-errors";
import { MAX_FILE_BYTES } from "./lib/picture-limits";
import { logger } from "./lib/logger";
import { emailAdapter } from "./lib/mail/email-adapter";
import { publishingEndpoints } from "./publishing/endpoints";
import { changeHooks } from "./publishing/change-hooks";
import { refreshPictureUsers } from "./publishing/refresh-picture-users";
import { seo } from "./posts/seo";
import { checkTypedValues } from "./lib/typed-values";
import { checkRequests } from "./lib/requests/check-requests";
import { reportRefusedValue } from "./lib/requests/refused-value";
import { lockTimestamps } from "./lib/timestamps";
import { trash } from "./lib/trash";
import { forceFullDocs } from "./lib/force-full-docs";
import { tables } from "./tables/table-endpoints";
import { queuesEndpoint } from "./publishing/queues-endpoint";
import { bucketStorage } from "./storage/bucket-storage";

const here = path.join(repositoryRoot(), "cms/src");
const environment = readEnvironment();
const brand = readBrand(environment.mail.from.name);

const config = buildConfig({
  secret: environment.secret ?? "",
  serverURL: environment.serverUrl,
  csrf: environment.serverUrl === "" ? [] : [environment.serverUrl],
  db: withAccountLocks(database(environment)),
  editor,
  email: emailAdapter(environment),
  logger: logger(environment),
  sharp,
  routes: { admin: "/cms", api: "/cms/api" },
  graphQL: { disable: true },
  telemetry: false,
  i18n: { translations },
  admin: {
    user: "users",
    // Gravatar would send a hash of each e-mail address to another host.
    avatar: "default",
    meta: {
      titleSuffix: `· ${brand.name}`,
      icons: [{ rel: "icon", type: "image/svg+xml", url: brand.mark }],
      openGraph: { siteName: brand.name, title: brand.name, description: "" },
      defaultOGImageType: "off",
    },
    custom: { siteUrl: environment.siteUrl, flaggedWords: environment.approval.words },
    dateFormat: "d MMM yyyy, HH:mm",
    importMap: { baseDir: here },
    components: {
      graphics: {
        Logo: { path: "/admin/brand#BrandLogo", serverProps: brand },
        Icon: { path: "/admin/brand#BrandIcon", serverProps: brand },
      },
      providers: [
        "/admin/session-keeper#SessionKeeper",
        "/admin/schedule-errors#ScheduleErrors",
        "/admin/refusals/upload-guard#UploadGuard",
        "/admin/refusals/error-links#ErrorLinks",
        "/admin/name-controls#NameControls",
      ],
      views: {
        publishing: { Component: "/admin/publishing-view#PublishingView", path: "/publishing" },
      },
      beforeDashboard: [
        "/admin/publishing-badge#PublishingBadge",
        {
          path: "/admin/dashboard-lists#DashboardLists",
          serverProps: {
            siteToday: environment.today,
            dataRequestDays: environment.enquiries.dataRequestDays,
            freshDays: environment.freshDays,
            visits: environment.countViews ? visitsFolder(environment.dataDir) : null,
          },
        },
      ],
    },
    // For the time of publishing, the only field with a time of day.
    timezones: {
      supportedTimezones: [{ label: "India (IST)", value: "Asia/Kolkata" }],
      defaultTimezone: "Asia/Kolkata",
    },
  },
  upload: { abortOnLimit: true, limits: { fileSize: MAX_FILE_BYTES } },
  typescript: { outputFile: path.join(here, "payload-types.ts") },
  collections: [
    posts(environment),
    categories,
    authors,
    redirects(environment),
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
    enquiries(environment),
    attachments(environment),
    deliveries,
    auditLog,
    users(environment),
  ],
  globals: [enquiryTexts],
  // Only the worker runs jobs (run-due-schedules.ts), never a request.
  jobs: { access: { run: nobody, queue: editors, cancel: editors } },
  endpoints: [...publishingEndpoints(environment), queuesEndpoint(environment.publishing.token)],
  hooks: { afterError: [reportFullDisk, reportRefusedValue, labelErrors] },
  plugins: [
    seo(environment),
    checkTypedValues,
    nameNewRecords,
    trash,
    forceFullDocs,
    lockTimestamps,
    indianTimes,
    refreshPictureUsers(environment.publishing),
    changeHooks(environment.publishing),
    tables(environment.publishing),
    bucketStorage(environment.s3),
    auditHooks,
  ],
});

// The text editor adds its phrases to those of `translations`.
export default config
  .then(({ i18n, ...rest }) => ({ ...rest, i18n: sentenceCase(i18n) }))
  .then(checkRequests);
