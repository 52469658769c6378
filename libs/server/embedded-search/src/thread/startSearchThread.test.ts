import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoCars, demoSchema } from '../conformance/demoCars.ts';
import { startSearchThread } from './startSearchThread.ts';
import type { SearchThread } from './startSearchThread.ts';

let thread: SearchThread;
const onEnd = vi.fn<(error: Error) => void>();
const onRestart = vi.fn<() => void>();
const headers = { 'x-typesense-api-key': 'k' };

beforeEach(() => {
  onEnd.mockReset();
  onRestart.mockReset();
  thread = startSearchThread({ apiKey: 'k', onEnd, onRestart });
});
afterEach(() => thread.close());

const post = (path: string, body: string | object, key = 'k'): Promise<Response> =>
  thread.fetch(path, {
    method: 'POST',
    headers: { 'x-typesense-api-key': key },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function fill(copies = 1): Promise<void> {
  await post('/collections', demoSchema('cars'));
  const cars = Array.from({ length: copies }, (_, copy) =>
    demoCars.map((car) => JSON.stringify({ ...car, id: `${car.id}-${copy}` })),
  );
  await post('/collections/cars/documents/import', cars.flat().join('\n'));
}

const search = (more: object = {}) => ({
  searches: [{ collection: 'cars', q: 'corolla', query_by: 'name', facet_by: 'make', per_page: 3, ...more }],
});

describe('an engine in a worker thread', () => {
  it('responds as over HTTP, and reports the time taken', async () => {
    await fill();
    const { port } = await thread.listen({ port: 0 });
    const near = await post('/multi_search', search());
    const far = await fetch(`http://127.0.0.1:${port}/multi_search`, {
      method: 'POST',
      headers,
      body: JSON.stringify(search()),
    });
    expect(near.status).toBe(200);
    expect(near.headers.get('server-timing')).toMatch(/^engine;dur=\d+\.\d$/);
    const [here, there] = (await Promise.all([near.json(), far.json()])) as {
      results: { found: number }[];
    }[];
    expect(here?.results[0]).toEqual({ ...there?.results[0], search_time_ms: expect.any(Number) });
    expect(here?.results[0]?.found).toBeGreaterThan(0);
    expect((await thread.fetch('/nowhere')).status).toBe(404);
  });

  it('has a lower priority than the calling thread, on systems with a priority per thread', async () => {
    await thread.fetch('/health');
    if (process.platform !== 'linux') return expect(getPriority()).toBe(0);
    const threads = readdirSync('/proc/self/task').map((id) => getPriority(Number(id)));
    expect(threads).toContain(19);
    expect(getPriority()).toBeLessThan(19);
  });

  it('does not block the calling thread during expensive searches', async () => {
    await fill(20);
    const dear = Array.from(
      { length: 50 },
      () => search({ q: 'toyoat hliux', facet_by: 'make,model' }).searches[0],
    );
    let done = false;
    const waiting = Promise.all([1, 2, 3].map(() => post('/multi_search', { searches: dear }))).then(() => {
      done = true;
    });
    const [thread, whole] = [process.threadCpuUsage(), process.cpuUsage()];
    let turns = 0;
    for (; !done; turns += 1) await setTimeout(5);
    await waiting;
    // What is computed, by this thread and by all, does not depend on what else the machine does.
    const [here, all] = [process.threadCpuUsage(thread).user, process.cpuUsage(whole).user];
    expect(turns).toBeGreaterThan(5);
    expect(here).toBeLessThan(all / 4);
  });

  it('aborts a search on its signal', async () => {
    await fill();
    const signal = AbortSignal.abort(new Error('never mind'));
    await expect(thread.fetch('/health', { signal })).rejects.toThrow('never mind');
    const controller = new AbortController();
    const asked = thread.fetch('/health', { signal: controller.signal });
    controller.abort(new Error('too late'));
    await expect(asked).rejects.toThrow('too late');
    expect((await thread.fetch('/health')).status).toBe(200);
  });

  it('restarts after a crash, on the same port and with the same keys, and reports it', async () => {
    await thread.close();
    const born: Worker[] = [];
    const remember = (worker: Worker): void => void born.push(worker);
    process.on('worker', remember);
    thread = startSearchThread({ apiKey: 'k', onEnd, onRestart });
    const { port } = await thread.listen({ port: 0 });
    await fill();
    const body = { description: 'searches', actions: ['documents:search'], collections: ['cars'] };
    const { value } = (await (await post('/keys', body)).json()) as { value: string };

    const asked = thread.fetch('/health').catch((error: unknown) => error);
    await born[0]?.terminate();
    expect(await asked).toEqual(new Error("The search engine's thread ended with 1."));
    expect(onEnd).toHaveBeenCalledOnce();
    await expect(thread.fetch('/health')).rejects.toThrow('being started again');
    await vi.waitFor(() => expect(onRestart).toHaveBeenCalledOnce(), 10_000);
    process.off('worker', remember);
    expect(born).toHaveLength(2);

    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    expect((await post('/multi_search', search(), value)).status).toBe(200);
    expect(await (await post('/multi_search', search(), value)).text()).toContain('Collection not found');
    await fill();
    expect(await (await post('/multi_search', search(), value)).text()).toContain('"found":');
  });

  it('rejects requests after it is closed', async () => {
    const asked = thread.fetch('/health').then(
      ({ status }) => String(status),
      (error: unknown) => (error instanceof Error ? error.message : error),
    );
    await thread.close();
    expect(['200', 'The search engine was closed.']).toContain(await asked);
    await expect(thread.fetch('/health')).rejects.toThrow('was closed');
    expect(onEnd).not.toHaveBeenCalled();
  });
});
