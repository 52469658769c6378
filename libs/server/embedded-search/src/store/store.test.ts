import { spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchEngine } from '../createSearchEngine.ts';
import { createSearchEngine } from '../createSearchEngine.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'embedded-search-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const open = (): SearchEngine => createSearchEngine({ apiKey: 'k', dataDir: dir });

async function call(engine: SearchEngine, method: string, path: string, body?: unknown): Promise<string> {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'x-typesense-api-key': 'k' };
  const request = new Request(`http://search${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: sent }),
  });
  return (await engine.handle(request)).text();
}

const schema = {
  name: 'cars',
  fields: [
    { name: 'make', type: 'string', facet: true },
    { name: 'n', type: 'int32' },
  ],
};
const cars = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) =>
    JSON.stringify({ id: String(from + i), make: 'Kia', n: from + i }),
  ).join('\n');
const ids = async (engine: SearchEngine): Promise<string> =>
  call(engine, 'GET', '/collections/cars/documents/export?include_fields=id');

describe('a data directory', () => {
  it('restores everything', async () => {
    const first = open();
    await call(first, 'POST', '/collections', schema);
    await call(first, 'POST', '/collections/cars/documents/import', cars(1, 6));
    await call(first, 'DELETE', '/collections/cars/documents/2');
    await call(first, 'PATCH', '/collections/cars/documents/3', { make: 'Mazda' });
    await call(first, 'PUT', '/aliases/stock', { collection_name: 'cars' });
    await call(first, 'PUT', '/collections/cars/synonyms/s', { synonyms: ['kia', 'kea'] });
    await call(first, 'PUT', '/collections/cars/overrides/o', {
      rule: { query: 'best', match: 'exact' },
      includes: [{ id: '5', position: 1 }],
    });
    const key = JSON.parse(
      await call(first, 'POST', '/keys', {
        description: '',
        actions: ['documents:search'],
        collections: ['*'],
      }),
    ) as { value: string };
    const summary = await call(first, 'GET', '/collections/cars');
    await first.close();

    const second = open();
    expect(await call(second, 'GET', '/collections/cars')).toBe(summary);
    expect((await ids(second)).split('\n')).toEqual(['{"id":"1"}', '{"id":"3"}', '{"id":"4"}', '{"id":"5"}']);
    const searches = [
      { q: 'kea', query_by: 'make' },
      { q: 'best', query_by: 'make' },
      { q: 'mazda', query_by: 'make' },
    ];
    const { results } = await second.multiSearch(
      { searches },
      { collection: 'stock', 'x-typesense-api-key': key.value },
    );
    expect(results.map((result) => result['found'])).toEqual([3, 1, 1]);
    await second.close();
  });

  it('loses no confirmed write when the process is killed, and drops a truncated line', async () => {
    const script = `
      import { createSearchEngine } from ${JSON.stringify(join(import.meta.dirname, '../index.ts'))};
      const engine = createSearchEngine({ apiKey: 'k', dataDir: ${JSON.stringify(dir)} });
      const call = (path, body) => engine.handle(new Request('http://search' + path, { method: 'POST', headers: { 'x-typesense-api-key': 'k' }, body }));
      await call('/collections', ${JSON.stringify(JSON.stringify(schema))});
      for (let n = 1; ; n++) {
        await call('/collections/cars/documents', JSON.stringify({ id: String(n), make: 'Kia', n }));
        // Waits until it is written: a full pipe is written only by the event loop.
        await new Promise((done) => process.stdout.write(n + '\\n', done));
      }`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let told = '';
    child.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      if (told.length > 2000) child.kill('SIGKILL');
    });
    await new Promise((done) => child.once('close', done));
    const confirmed = Number(told.split('\n').at(-2));
    const [log = ''] = readdirSync(dir).filter((name) => name.endsWith('.log'));
    appendFileSync(join(dir, log), '+{"id":"half');

    const engine = open();
    const kept = (await ids(engine)).split('\n').length;
    expect(kept).toBeGreaterThanOrEqual(confirmed);
    await call(engine, 'POST', '/collections/cars/documents', { id: 'after', make: 'Kia', n: 0 });
    await engine.close();
    const again = open();
    expect((await ids(again)).split('\n')).toHaveLength(kept + 1);
    await again.close();
  });

  it('is compacted when most of it is obsolete, without dropped collections', async () => {
    const engine = open();
    await call(engine, 'POST', '/collections', schema);
    for (let round = 0; round < 40; round++) {
      await call(engine, 'POST', '/collections/cars/documents/import?action=upsert', cars(0, 300));
    }
    const [log = ''] = readdirSync(dir).filter((name) => name.endsWith('.log'));
    expect(readFileSync(join(dir, log), 'utf8').split('\n').length).toBeLessThan(7000);
    await call(engine, 'DELETE', '/collections/cars');
    expect(readdirSync(dir).filter((name) => name.endsWith('.log'))).toEqual([]);
    await engine.close();
    const again = open();
    expect(await call(again, 'GET', '/collections')).toBe('[]');
    await again.close();
  });

  it('renumbers documents after many deletions', async () => {
    const engine = open();
    await call(engine, 'POST', '/collections', schema);
    for (let round = 0; round < 25; round++) {
      await call(
        engine,
        'POST',
        '/collections/cars/documents/import',
        cars(round * 1000, round * 1000 + 1000),
      );
      await call(engine, 'DELETE', `/collections/cars/documents?filter_by=n:>=${round * 1000 + 10}`);
    }
    expect(JSON.parse(await call(engine, 'GET', '/collections/cars'))).toMatchObject({ num_documents: 250 });
    const { results } = await engine.multiSearch({
      searches: [{ collection: 'cars', q: 'kia', query_by: 'make', per_page: 2, filter_by: 'n:<100' }],
    });
    expect(results[0]).toMatchObject({
      found: 10,
      hits: [{ document: { id: '9' } }, { document: { id: '8' } }],
    });
    await engine.close();
    const [log = ''] = readdirSync(dir).filter((name) => name.endsWith('.log'));
    expect(statSync(join(dir, log)).size).toBeLessThan(1_000_000);
  });

  it('is locked by one process at a time', async () => {
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    appendFileSync(join(dir, 'lock'), String(child.pid));
    expect(open).toThrow(/in use by process \d+/);
    child.kill('SIGKILL');
    await new Promise((done) => child.once('close', done));
    await open().close();
  });

  it.runIf(process.platform === 'linux')('is unlocked if the process id was reused', async () => {
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    writeFileSync(join(dir, 'lock'), `${child.pid} 1`);
    await expect(open().close()).resolves.toBeUndefined();
    child.kill('SIGKILL');
    await new Promise((done) => child.once('close', done));
  });
});
