import * as migration_20261120_221546_initial from './20261120_221546_initial';

export const migrations = [
  {
    up: migration_20261120_221546_initial.up,
    down: migration_20261120_221546_initial.down,
    name: '20261120_221546_initial'
  },
];
