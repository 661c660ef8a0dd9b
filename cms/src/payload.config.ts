import path from "node:path";
import { buildConfig } from "payload";
import { deepMergeSimple } from "payload/shared";
import { showIndianTimes } from "./admin/indian-times";
import { nameNewRecords } from "./admin/name-new-records";
import { readBrand } from "./admin/read-brand";
import { toSentenceCase, translations } from "./config/translations";
import { isEditor, allowNobody } from "./lib/access";
import { addAuditHooks } from "./audit/audit-hooks";
import { auditLog } from "./audit/audit-log";
import { defineAttachments } from "./enquiries/attachments";
import { authors } from "./posts/authors";
import { carousels, smallCarousels, events } from "./records/home-records";
import { categories } from "./posts/categories";
import { defineRegister } from "./complaints/register";
import { defineComplaints } from "./records/complaints";
import { deliveries } from "./publishing/deliveries";
import { employees, jobs, reviews, videos } from "./records/simple-records";
import { defineEnquiries } from "./enquiries/enquiries";
import { defineIpoLines, defineIpos } from "./records/ipos";
import { createSharp } from "./media/image-sizes";
import { defineMedia } from "./media/media";
import { addApproval } from "./posts/approval/approval-hooks";
import { definePosts } from "./posts/posts";
import { defineRedirects } from "./posts/redirects/redirects";
import { reports } from "./records/reports";
import { guardAccounts, respondToEndedToken } from "./accounts/token-stamp";
import { defineUsers } from "./accounts/users";
import { createDatabaseAdapter } from "./storage/database";
import { getVisitsFolder } from "../../src/shared/node/visit-counts";
import { findContentFolder, readEnvironment, findRepositoryRoot } from "./environment";
import { createEditor } from "./posts/html/editor";
import { enquiryTexts } from "./enquiries/enquiry-texts";
import { respondToFullDisk } from "./lib/disk-full";
import { limitLocks } from "./admin/edit-locks";
import { labelErrors, respondToRefusedValue } from "./config/error-responses";
import { MAX_FILE_BYTES } from "./media/picture-limits";
import { createLogger } from "./config/logger";
import { createEmailAdapter } from "./config/email-adapter";
import { createPublishingEndpoints } from "./publishing/endpoints";
import { createChangePlugin } from "./publishing/change-hooks";
import { holdChanges } from "./publishing/hold-changes";
import { refreshPictureUsers } from "./publishing/refresh-picture-users";
import { createSeoPlugin } from "./posts/seo";
import { checkTypedValues } from "./config/typed-values";
import { checkRequests } from "./config/check-requests";
import { lockTimestamps } from "./config/timestamps";
import { addTrash } from "./publishing/trash";
import { forceFullDocs } from "./config/force-full-docs";
import { createTablesPlugin } from "./tables/table-endpoints";
import { createQueuesEndpoint } from "./publishing/queues-endpoint";
import { createBucketStorage } from "./storage/bucket-storage";

const here = path.join(findRepositoryRoot(), "cms/src");
const environment = readEnvironment();
const brand = readBrand(environment.mail.from.name, findRepositoryRoot(), findContentFolder);

const config = buildConfig({
  secret: environment.secret ?? "",
  serverURL: environment.serverUrl,
  csrf: environment.serverUrl === "" ? [] : [environment.serverUrl],
  db: createDatabaseAdapter(environment),
  editor: createEditor,
  email: createEmailAdapter(environment),
  logger: createLogger(environment),
  sharp: createSharp,
  routes: { admin: "/cms", api: "/cms/api" },
  graphQL: { disable: true },
  telemetry: false,
  onInit: guardAccounts,
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
    custom: {
      siteUrl: environment.siteUrl,
      get flaggedWords() {
        return environment.approval.words;
      },
      missingRecipients: environment.mail.missingRecipients,
    },
    dateFormat: "d MMM yyyy, h:mm a",
    importMap: { baseDir: here },
    components: {
      graphics: {
        Logo: { path: "/admin/brand#BrandLogo", serverProps: brand },
        Icon: { path: "/admin/brand#BrandIcon", serverProps: brand },
      },
      providers: [
        "/admin/session-keeper#SessionKeeper",
        "/admin/schedule-errors#ScheduleErrors",
        "/admin/upload-guard#UploadGuard",
        "/admin/name-controls#NameControls",
        "/admin/wide-navigation#WideNavigation",
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
            dataDir: environment.dataDir,
            sendsMail: environment.mail.smtp !== null,
            visits: environment.countViews ? getVisitsFolder(environment.dataDir) : null,
          },
        },
      ],
    },
    // For the time of publishing; other times use the browser's zone.
    timezones: {
      supportedTimezones: [{ label: "India (IST)", value: "Asia/Kolkata" }],
      defaultTimezone: "Asia/Kolkata",
    },
  },
  upload: { abortOnLimit: true, limits: { fileSize: MAX_FILE_BYTES } },
  typescript: { outputFile: path.join(here, "payload-types.ts") },
  collections: [
    definePosts(environment),
    categories,
    authors,
    defineRedirects(environment),
    defineMedia(environment),
    employees,
    reviews,
    jobs,
    reports,
    videos,
    addApproval(defineIpos(environment), environment),
    ...defineIpoLines(environment),
    ...[carousels, smallCarousels, events].map((item) => addApproval(item, environment)),
    ...defineComplaints(environment.today),
    defineRegister(environment),
    defineEnquiries(environment),
    defineAttachments(environment),
    deliveries,
    auditLog,
    defineUsers(environment),
  ],
  custom: {
    register: {
      rules: environment.complaintRules,
      mailTexts: environment.mailTexts,
      siteToday: environment.today,
    },
  },
  globals: [enquiryTexts],
  // Only the worker runs jobs (run-due-schedules.ts), never a request.
  jobs: { access: { run: allowNobody, queue: isEditor, cancel: isEditor } },
  endpoints: [
    ...createPublishingEndpoints(environment),
    createQueuesEndpoint(environment.publishing.token),
  ],
  hooks: {
    afterError: [respondToEndedToken, respondToFullDisk, respondToRefusedValue, labelErrors],
  },
  plugins: [
    createSeoPlugin(environment),
    checkTypedValues,
    nameNewRecords,
    addTrash,
    forceFullDocs,
    lockTimestamps,
    showIndianTimes,
    refreshPictureUsers(environment),
    createTablesPlugin(environment),
    createBucketStorage(environment.s3),
    addAuditHooks,
    holdChanges,
    // After the log, which names a change's account.
    createChangePlugin(environment.publishing),
  ],
});

// Merged last, because the text editor replaces phrases of its own (EDT-89).
export default config
  .then(({ i18n, ...rest }) => ({
    ...rest,
    i18n: toSentenceCase(deepMergeSimple<typeof i18n>(i18n, { translations })),
  }))
  .then(limitLocks)
  .then((labelled) => checkRequests(labelled, environment.dataDir));
