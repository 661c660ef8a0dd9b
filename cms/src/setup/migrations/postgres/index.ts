import * as migration_20261120_221550_initial from './20261120_221550_initial';
import * as migration_20261121_012340_enquiry_delivery from './20261121_012340_enquiry_delivery';
import * as migration_20261121_041145_deliveries from './20261121_041145_deliveries';
import * as migration_20261121_184225_drop_seed_entries from './20261121_184225_drop_seed_entries';
import * as migration_20261122_050526_trash from './20261122_050526_trash';
import * as migration_20261122_055010_sign_in from './20261122_055010_sign_in';
import * as migration_20261122_060803_audit_log from './20261122_060803_audit_log';
import * as migration_20261122_085432_ipo_status from './20261122_085432_ipo_status';
import * as migration_20261122_091858_post_revision from './20261122_091858_post_revision';
import * as migration_20261122_115918_next_posts_and_ipo_sources from './20261122_115918_next_posts_and_ipo_sources';
import * as migration_20261122_121722_redirects from './20261122_121722_redirects';
import * as migration_20261122_154102_authors from './20261122_154102_authors';
import * as migration_20261122_162835_scheduled_publishing from './20261122_162835_scheduled_publishing';
import * as migration_20261122_165343_post_seo from './20261122_165343_post_seo';
import * as migration_20261125_120000_days_at_noon from './20261125_120000_days_at_noon';
import * as migration_20261126_020000_dates_as_moments from './20261126_020000_dates_as_moments';
import * as migration_20261126_020501_ipo_status_optional from './20261126_020501_ipo_status_optional';
import * as migration_20261126_052652_ipo_reviews_and_days from './20261126_052652_ipo_reviews_and_days';
import * as migration_20261126_053820_impersonation_reports from './20261126_053820_impersonation_reports';
import * as migration_20261126_054343_complaint_checks from './20261126_054343_complaint_checks';
import * as migration_20261126_091222_desk_fields from './20261126_091222_desk_fields';
import * as migration_20261126_105257_approval_and_disclosure from './20261126_105257_approval_and_disclosure';
import * as migration_20261126_105445_social_pictures from './20261126_105445_social_pictures';
import * as migration_20261129_141309_post_editors from './20261129_141309_post_editors';

export const migrations = [
  {
    up: migration_20261120_221550_initial.up,
    down: migration_20261120_221550_initial.down,
    name: '20261120_221550_initial',
  },
  {
    up: migration_20261121_012340_enquiry_delivery.up,
    down: migration_20261121_012340_enquiry_delivery.down,
    name: '20261121_012340_enquiry_delivery',
  },
  {
    up: migration_20261121_041145_deliveries.up,
    down: migration_20261121_041145_deliveries.down,
    name: '20261121_041145_deliveries',
  },
  {
    up: migration_20261121_184225_drop_seed_entries.up,
    down: migration_20261121_184225_drop_seed_entries.down,
    name: '20261121_184225_drop_seed_entries',
  },
  {
    up: migration_20261122_050526_trash.up,
    down: migration_20261122_050526_trash.down,
    name: '20261122_050526_trash',
  },
  {
    up: migration_20261122_055010_sign_in.up,
    down: migration_20261122_055010_sign_in.down,
    name: '20261122_055010_sign_in',
  },
  {
    up: migration_20261122_060803_audit_log.up,
    down: migration_20261122_060803_audit_log.down,
    name: '20261122_060803_audit_log',
  },
  {
    up: migration_20261122_085432_ipo_status.up,
    down: migration_20261122_085432_ipo_status.down,
    name: '20261122_085432_ipo_status',
  },
  {
    up: migration_20261122_091858_post_revision.up,
    down: migration_20261122_091858_post_revision.down,
    name: '20261122_091858_post_revision',
  },
  {
    up: migration_20261122_115918_next_posts_and_ipo_sources.up,
    down: migration_20261122_115918_next_posts_and_ipo_sources.down,
    name: '20261122_115918_next_posts_and_ipo_sources',
  },
  {
    up: migration_20261122_121722_redirects.up,
    down: migration_20261122_121722_redirects.down,
    name: '20261122_121722_redirects',
  },
  {
    up: migration_20261122_154102_authors.up,
    down: migration_20261122_154102_authors.down,
    name: '20261122_154102_authors',
  },
  {
    up: migration_20261122_162835_scheduled_publishing.up,
    down: migration_20261122_162835_scheduled_publishing.down,
    name: '20261122_162835_scheduled_publishing',
  },
  {
    up: migration_20261122_165343_post_seo.up,
    down: migration_20261122_165343_post_seo.down,
    name: '20261122_165343_post_seo',
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
    up: migration_20261126_020501_ipo_status_optional.up,
    down: migration_20261126_020501_ipo_status_optional.down,
    name: '20261126_020501_ipo_status_optional',
  },
  {
    up: migration_20261126_052652_ipo_reviews_and_days.up,
    down: migration_20261126_052652_ipo_reviews_and_days.down,
    name: '20261126_052652_ipo_reviews_and_days',
  },
  {
    up: migration_20261126_053820_impersonation_reports.up,
    down: migration_20261126_053820_impersonation_reports.down,
    name: '20261126_053820_impersonation_reports',
  },
  {
    up: migration_20261126_054343_complaint_checks.up,
    down: migration_20261126_054343_complaint_checks.down,
    name: '20261126_054343_complaint_checks',
  },
  {
    up: migration_20261126_091222_desk_fields.up,
    down: migration_20261126_091222_desk_fields.down,
    name: '20261126_091222_desk_fields',
  },
  {
    up: migration_20261126_105257_approval_and_disclosure.up,
    down: migration_20261126_105257_approval_and_disclosure.down,
    name: '20261126_105257_approval_and_disclosure',
  },
  {
    up: migration_20261126_105445_social_pictures.up,
    down: migration_20261126_105445_social_pictures.down,
    name: '20261126_105445_social_pictures',
  },
  {
    up: migration_20261129_141309_post_editors.up,
    down: migration_20261129_141309_post_editors.down,
    name: '20261129_141309_post_editors'
  },
];
