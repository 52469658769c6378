import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import accountServer from '@forecourt/account/server';
import alertsServer from '@forecourt/alerts/server';
import { testApi } from '@forecourt/api/testing';
import checkoutServer from '@forecourt/checkout/server';
import { operations } from '@forecourt/platform-client/contracts';
import enquiryServer from '@forecourt/enquiry/server';
import spinServer from '@forecourt/spin-to-win/server';
import vdpServer from '@forecourt/vdp/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { loadHalves } from './load-halves.ts';

/** An app that resolves the packages of the workspace. */
const directory = import.meta.dirname;
const servers = { vdp: '@forecourt/vdp/server', enquiry: '@forecourt/enquiry/server' };
const all = {
  ...servers,
  account: '@forecourt/account/server',
  alerts: '@forecourt/alerts/server',
  checkout: '@forecourt/checkout/server',
  'finance-application': '@forecourt/finance-application/server',
  'spin-to-win': '@forecourt/spin-to-win/server',
};

let elsewhere: string;
beforeAll(async () => {
  elsewhere = await mkdtemp(path.join(tmpdir(), 'app-'));
  const packages = { own: 'export default {};', wrong: 'export const half = 1;', vdp: 'export default {};' };
  for (const [name, code] of Object.entries(packages)) {
    const folder = path.join(elsewhere, 'node_modules/@forecourt', name);
    await mkdir(folder, { recursive: true });
    const exports = { './server': './server.js' };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', exports }));
    await writeFile(path.join(folder, 'server.js'), code);
  }
});
afterAll(() => rm(elsewhere, { recursive: true, force: true }));

test('the half of two sites is loaded once, from its sources', async () => {
  const app = { directory, definition: { servers } };
  const bare = { directory: elsewhere, definition: { servers: {} } };
  const halves = await loadHalves([app, bare, { ...app }]);
  expect(halves).toHaveLength(2);
  expect(halves[0]).toBe(vdpServer);
  expect(halves[1]).toBe(enquiryServer);
});

test('the halves of the platform’s features serve every operation of the table, with the calls of every site', async () => {
  const halves = await loadHalves([{ directory, definition: { servers: all } }]);
  for (const half of [accountServer, alertsServer, checkoutServer, spinServer])
    expect(halves).toContain(half);
  const kit = await testApi('pglite', { halves });
  const document = z
    .object({
      paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
      components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
    })
    .parse(await (await kit.request('/api/openapi.json')).json());
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(ids.sort()).toEqual(Object.keys(operations).sort());
  expect(document.components.schemas['PostLeadBody']).toMatchObject({
    required: expect.arrayContaining(['name', 'email', 'postcode']),
  });
  const declared = Object.values(operations).map(
    ({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
  );
  const served = kit.api.routes
    .filter(({ method, path }) => path.startsWith('/api') && method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(served)].sort()).toEqual([...declared, 'GET /api/openapi.json'].sort());
  await kit.database.close();
});

test.each([
  [
    'is not installed',
    { none: '@forecourt/none/server' },
    /half of none, @forecourt\/none\/server, cannot be resolved from .* Install the/,
  ],
  [
    'exports no half',
    { wrong: '@forecourt/wrong/server' },
    /server has no server half as its default export, .* Write `export default/,
  ],
  ['exports something else', { own: '@forecourt/own/server' }, /has no server half as its default export/],
])('a module that %s stops the start with a fix', async (_what, named, message) => {
  await expect(loadHalves([{ directory: elsewhere, definition: { servers: named } }])).rejects.toThrow(
    message,
  );
});

test('a module of another feature, and two copies of one, stop the start', async () => {
  const other = { directory, definition: { servers: { home: '@forecourt/vdp/server' } } };
  await expect(loadHalves([other])).rejects.toThrow('has the half of vdp, but the manifest of home names it');
  const apps = [
    { directory, definition: { servers } },
    { directory: elsewhere, definition: { servers } },
  ];
  await expect(loadHalves(apps)).rejects.toThrow('The server half of vdp exists twice');
});
