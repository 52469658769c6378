import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchEngine } from './createSearchEngine.ts';
import { demoCars, demoSchema } from './conformance/demoCars.ts';

const engine = createSearchEngine({ apiKey: 'k', basePath: '/typesense/' });
const call = (method: string, path: string, body?: string): Promise<Response> =>
  engine.handle(
    new Request(`http://dealer.localhost${path}`, {
      method,
      headers: { 'X-TYPESENSE-API-KEY': 'k' },
      ...(body === undefined ? {} : { body }),
    }),
  );

beforeAll(async () => {
  await call('POST', '/typesense/collections', JSON.stringify(demoSchema('cars')));
  const lines = demoCars.map((car) => JSON.stringify(car)).join('\n');
  await call('POST', '/typesense/collections/cars/documents/import', lines);
});
afterAll(() => engine.close());

describe('createSearchEngine', () => {
  it('is mounted under a path', async () => {
    expect(await (await call('GET', '/typesense/health')).json()).toEqual({ ok: true });
    const asked = await call('OPTIONS', '/typesense/multi_search');
    expect([asked.status, asked.headers.get('access-control-max-age')]).toEqual([200, '3600']);
  });

  it('responds in process as over HTTP', async () => {
    const body = { searches: [{ q: 'corolla', query_by: 'name', facet_by: 'make', per_page: 3 }] };
    const response = await call('POST', '/typesense/multi_search?collection=cars', JSON.stringify(body));
    const [over] = ((await response.json()) as { results: Record<string, unknown>[] }).results;
    const [within] = (await engine.multiSearch(body, { collection: 'cars' })).results;
    expect({ ...within, search_time_ms: 0 }).toEqual({ ...over, search_time_ms: 0 });
  });

  it('checks a given key, and trusts a caller without one', async () => {
    const body = { searches: [{ collection: 'cars', q: '*', per_page: 0 }] };
    expect((await engine.multiSearch(body)).results[0]).toMatchObject({ found: demoCars.length });
    await expect(engine.multiSearch(body, { 'x-typesense-api-key': 'wrong' })).rejects.toThrow('Forbidden');
    await expect(engine.multiSearch({})).rejects.toThrow('Missing `searches` array.');
  });
});

describe('the command', () => {
  it('serves, keeps its data when it is killed, and prints missing settings', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'embedded-search-serve-'));
    const headers = { 'x-typesense-api-key': 'k' };
    const start = () => serve(['--api-key', 'k', '--port', '0', '--data', dir]);
    const { child: first, url } = await start();
    await fetch(`${url}/collections`, { method: 'POST', headers, body: JSON.stringify(demoSchema('cars')) });
    const lines = demoCars.map((car) => JSON.stringify(car)).join('\n');
    await fetch(`${url}/collections/cars/documents/import`, { method: 'POST', headers, body: lines });
    await stop(first, 'SIGKILL');
    const { child: second, url: again } = await start();
    const summary = await (await fetch(`${again}/collections/cars`, { headers })).json();
    expect(summary).toMatchObject({ num_documents: demoCars.length });
    await stop(second, 'SIGTERM');
    expect(second.exitCode).toBe(0);
    rmSync(dir, { recursive: true, force: true });

    const keyless = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], { stdio: 'ignore' });
    expect(await new Promise((done) => keyless.once('close', done))).toBe(1);
  });
});

type Command = ReturnType<typeof spawn>;

/** Starts the command and waits until it prints that it is ready, and where. */
function serve(args: string[]): Promise<{ child: Command; url: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((ready, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const [, url] = /Search is ready on (http:\S+),/.exec(chunk.toString()) ?? [];
      if (url !== undefined) ready({ child, url });
    });
    child.once('close', () => fail(new Error('the command ended before it was ready')));
  });
}

function stop(child: Command, signal: NodeJS.Signals): Promise<unknown> {
  const closed = new Promise((done) => child.once('close', done));
  child.kill(signal);
  return closed;
}
