import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineServerHalf } from '@forecourt/api';
import { testDirectory } from '@forecourt/database/testing';
import { defineFeature } from '@forecourt/site-config';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { hostMetrics } from './host-metrics.ts';
import { openApi, openMigratedDatabase } from './open-api.ts';

it('retries the composition after a failure', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'open-api-'));
  const files = await testDirectory();
  await symlink(files, path.join(folder, 'db'));
  const config = readConfig({ FORECOURT_DATA: folder }, folder);
  const database = await openMigratedDatabase(config, []);
  const opened = openApi(config, {
    database,
    halves: [],
    sites: () => null,
    bySlug: () => null,
    slugs: [],
    searchEngine: null,
    metrics: hostMetrics(),
    now: () => new Date(),
    logger: pino({ level: 'silent' }),
  });
  let tries = 0;
  const half = defineServerHalf({
    feature: defineFeature({ id: 'wash', purpose: 'Washing.', options: {}, server: './server' }),
    operations: {},
    site: () => ({}),
    routes: () => {},
    migrations: {
      'wash-0001': {
        async up() {
          tries += 1;
          if (tries === 1) throw new Error('no room');
        },
      },
    },
  });
  const first = opened.api;
  await expect(opened.compose({ halves: [half], slugs: [] })).rejects.toThrow('no room');
  expect(opened.api).toBe(first);
  await opened.compose({ halves: [half], slugs: [] });
  expect(tries).toBe(2);
  expect(opened.api).not.toBe(first);
  await opened.close();
  await database.close();
  await rm(folder, { recursive: true });
  await rm(files, { recursive: true });
});
