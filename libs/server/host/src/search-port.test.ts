import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSearch } from './search-port.ts';
import type { SearchPort } from './search-port.ts';

let folder: string;
let search: SearchPort;
let threads: Worker[];
const remember = (thread: Worker) => void threads.push(thread);
const onTrouble = vi.fn<(error: unknown) => void>();

beforeEach(async () => {
  threads = [];
  onTrouble.mockReset();
  process.on('worker', remember);
  folder = await mkdtemp(path.join(tmpdir(), 'search-port-'));
  search = await openSearch(null, folder, onTrouble);
});
afterEach(async () => {
  process.off('worker', remember);
  await search.close();
  await rm(folder, { recursive: true, force: true });
});

async function fill(): Promise<void> {
  const { url, apiKey } = search.address;
  const headers = { 'x-typesense-api-key': apiKey };
  const post = async (at: string, body: object) => {
    const { ok, status } = await fetch(url + at, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!ok) throw new Error(`${at} answered ${status}.`);
  };
  await post('/collections', { name: 'cars', fields: [{ name: 'make', type: 'string' }] });
  await post('/collections/cars/documents', { id: '1', make: 'Kia' });
}

async function found(): Promise<unknown> {
  const answer = await search.fetch('/collections/cars/documents/search?q=kia&query_by=make', {
    headers: { 'x-typesense-api-key': search.address.apiKey },
  });
  return (await answer.json()).found;
}

const health = async () => (await search.fetch('/health')).status;

it('a crashed engine is restarted and filled again, and is not healthy until then', async () => {
  let fillings = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  search.refillWith(async () => {
    fillings += 1;
    if (fillings === 1) throw new Error('The database was away.');
    await gate;
    await fill();
  });
  await fill();
  expect([await health(), await found()]).toEqual([200, 1]);

  await threads[0]?.terminate();
  expect(await health()).toBe(503);
  await vi.waitFor(() => expect(fillings).toBe(2), 10_000);
  expect(await health()).toBe(503);
  expect(onTrouble.mock.calls.map(([error]) => String(error))).toEqual([
    "Error: The search engine's thread ended with 1.",
    'Error: The database was away.',
  ]);
  release();
  await vi.waitFor(async () => expect(await health()).toBe(200), 10_000);
  expect(await found()).toBe(1);
});
