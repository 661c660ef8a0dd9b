import * as migration_20261129_032448_initial from './20261129_032448_initial';
import * as migration_20261129_141217_post_editors from './20261129_141217_post_editors';
import * as migration_20261129_231033_token_stamps from './20261129_231033_token_stamps';
import * as migration_20261130_000453_post_links from './20261130_000453_post_links';
import * as migration_20261130_034538_references from './20261130_034538_references';
import * as migration_20261130_040001_second_person from './20261130_040001_second_person';
import * as migration_20261130_040304_ipo_days from './20261130_040304_ipo_days';
import * as migration_20261130_044600_post_addresses from './20261130_044600_post_addresses';
import * as migration_20261130_101855_answers_and_invitations from './20261130_101855_answers_and_invitations';
import * as migration_20261130_111642_complaint_register from './20261130_111642_complaint_register';

export const migrations = [
  {
    up: migration_20261129_032448_initial.up,
    down: migration_20261129_032448_initial.down,
    name: '20261129_032448_initial',
  },
  {
    up: migration_20261129_141217_post_editors.up,
    down: migration_20261129_141217_post_editors.down,
    name: '20261129_141217_post_editors',
  },
  {
    up: migration_20261129_231033_token_stamps.up,
    down: migration_20261129_231033_token_stamps.down,
    name: '20261129_231033_token_stamps',
  },
  {
    up: migration_20261130_000453_post_links.up,
    down: migration_20261130_000453_post_links.down,
    name: '20261130_000453_post_links',
  },
  {
    up: migration_20261130_034538_references.up,
    down: migration_20261130_034538_references.down,
    name: '20261130_034538_references',
  },
  {
    up: migration_20261130_040001_second_person.up,
    down: migration_20261130_040001_second_person.down,
    name: '20261130_040001_second_person',
  },
  {
    up: migration_20261130_040304_ipo_days.up,
    down: migration_20261130_040304_ipo_days.down,
    name: '20261130_040304_ipo_days',
  },
  {
    up: migration_20261130_044600_post_addresses.up,
    down: migration_20261130_044600_post_addresses.down,
    name: '20261130_044600_post_addresses',
  },
  {
    up: migration_20261130_101855_answers_and_invitations.up,
    down: migration_20261130_101855_answers_and_invitations.down,
    name: '20261130_101855_answers_and_invitations',
  },
  {
    up: migration_20261130_111642_complaint_register.up,
    down: migration_20261130_111642_complaint_register.down,
    name: '20261130_111642_complaint_register'
  },
];
