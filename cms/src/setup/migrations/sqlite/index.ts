import * as migration_20261120_221546_initial from './20261120_221546_initial';
import * as migration_20261121_012331_enquiry_delivery from './20261121_012331_enquiry_delivery';
import * as migration_20261121_041148_deliveries from './20261121_041148_deliveries';
import * as migration_20261121_184156_drop_seed_entries from './20261121_184156_drop_seed_entries';
import * as migration_20261122_050514_trash from './20261122_050514_trash';
import * as migration_20261122_054941_sign_in from './20261122_054941_sign_in';
import * as migration_20261122_060740_audit_log from './20261122_060740_audit_log';
import * as migration_20261122_091807_post_revision from './20261122_091807_post_revision';
import * as migration_20261122_115901_next_posts_and_ipo_sources from './20261122_115901_next_posts_and_ipo_sources';
import * as migration_20261122_121644_redirects from './20261122_121644_redirects';
import * as migration_20261122_154049_authors from './20261122_154049_authors';
import * as migration_20261122_162828_scheduled_publishing from './20261122_162828_scheduled_publishing';
import * as migration_20261122_165329_post_seo from './20261122_165329_post_seo';
import * as migration_20261125_120000_days_at_noon from './20261125_120000_days_at_noon';
import * as migration_20261126_020000_dates_as_moments from './20261126_020000_dates_as_moments';
import * as migration_20261126_020441_ipo_status_optional from './20261126_020441_ipo_status_optional';
import * as migration_20261126_052643_ipo_reviews_and_days from './20261126_052643_ipo_reviews_and_days';
import * as migration_20261126_053805_impersonation_reports from './20261126_053805_impersonation_reports';
import * as migration_20261126_054317_complaint_checks from './20261126_054317_complaint_checks';
import * as migration_20261126_091154_desk_fields from './20261126_091154_desk_fields';
import * as migration_20261126_105247_approval_and_disclosure from './20261126_105247_approval_and_disclosure';
import * as migration_20261126_105433_social_pictures from './20261126_105433_social_pictures';
import * as migration_20261129_141217_post_editors from './20261129_141217_post_editors';

export const migrations = [
  {
    up: migration_20261120_221546_initial.up,
    down: migration_20261120_221546_initial.down,
    name: '20261120_221546_initial',
  },
  {
    up: migration_20261121_012331_enquiry_delivery.up,
    down: migration_20261121_012331_enquiry_delivery.down,
    name: '20261121_012331_enquiry_delivery',
  },
  {
    up: migration_20261121_041148_deliveries.up,
    down: migration_20261121_041148_deliveries.down,
    name: '20261121_041148_deliveries',
  },
  {
    up: migration_20261121_184156_drop_seed_entries.up,
    down: migration_20261121_184156_drop_seed_entries.down,
    name: '20261121_184156_drop_seed_entries',
  },
  {
    up: migration_20261122_050514_trash.up,
    down: migration_20261122_050514_trash.down,
    name: '20261122_050514_trash',
  },
  {
    up: migration_20261122_054941_sign_in.up,
    down: migration_20261122_054941_sign_in.down,
    name: '20261122_054941_sign_in',
  },
  {
    up: migration_20261122_060740_audit_log.up,
    down: migration_20261122_060740_audit_log.down,
    name: '20261122_060740_audit_log',
  },
  {
    up: migration_20261122_091807_post_revision.up,
    down: migration_20261122_091807_post_revision.down,
    name: '20261122_091807_post_revision',
  },
  {
    up: migration_20261122_115901_next_posts_and_ipo_sources.up,
    down: migration_20261122_115901_next_posts_and_ipo_sources.down,
    name: '20261122_115901_next_posts_and_ipo_sources',
  },
  {
    up: migration_20261122_121644_redirects.up,
    down: migration_20261122_121644_redirects.down,
    name: '20261122_121644_redirects',
  },
  {
    up: migration_20261122_154049_authors.up,
    down: migration_20261122_154049_authors.down,
    name: '20261122_154049_authors',
  },
  {
    up: migration_20261122_162828_scheduled_publishing.up,
    down: migration_20261122_162828_scheduled_publishing.down,
    name: '20261122_162828_scheduled_publishing',
  },
  {
    up: migration_20261122_165329_post_seo.up,
    down: migration_20261122_165329_post_seo.down,
    name: '20261122_165329_post_seo',
  },
  {
    up: migration_20261125_120000_days_at_noon.up,
    down: migration_20261125_120000_days_at_noon.down,
    name: '20261125_120000_days_at_noon',
  },
  {
    up: migration_20261126_020000_dates_as_moments.up,
    down: migration_20261126_020000_dates_as_moments.down,
    name: '20261126_020000_dates_as_moments',
  },
  {
    up: migration_20261126_020441_ipo_status_optional.up,
    down: migration_20261126_020441_ipo_status_optional.down,
    name: '20261126_020441_ipo_status_optional',
  },
  {
    up: migration_20261126_052643_ipo_reviews_and_days.up,
    down: migration_20261126_052643_ipo_reviews_and_days.down,
    name: '20261126_052643_ipo_reviews_and_days',
  },
  {
    up: migration_20261126_053805_impersonation_reports.up,
    down: migration_20261126_053805_impersonation_reports.down,
    name: '20261126_053805_impersonation_reports',
  },
  {
    up: migration_20261126_054317_complaint_checks.up,
    down: migration_20261126_054317_complaint_checks.down,
    name: '20261126_054317_complaint_checks',
  },
  {
    up: migration_20261126_091154_desk_fields.up,
    down: migration_20261126_091154_desk_fields.down,
    name: '20261126_091154_desk_fields',
  },
  {
    up: migration_20261126_105247_approval_and_disclosure.up,
    down: migration_20261126_105247_approval_and_disclosure.down,
    name: '20261126_105247_approval_and_disclosure',
  },
  {
    up: migration_20261126_105433_social_pictures.up,
    down: migration_20261126_105433_social_pictures.down,
    name: '20261126_105433_social_pictures',
  },
  {
    up: migration_20261129_141217_post_editors.up,
    down: migration_20261129_141217_post_editors.down,
    name: '20261129_141217_post_editors'
  },
];
