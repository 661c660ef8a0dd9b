import * as migration_20261120_221550_initial from './20261120_221550_initial';

export const migrations = [
  {
    up: migration_20261120_221550_initial.up,
    down: migration_20261120_221550_initial.down,
    name: '20261120_221550_initial'
  },
];
