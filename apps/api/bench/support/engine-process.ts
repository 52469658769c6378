import path from 'node:path';
import { freePort, startChild } from '@forecourt/database/testing';

/** The key of an administrator of the engine. */
export const API_KEY = 'soak';
const script = path.resolve(import.meta.dirname, '../../../../libs/server/embedded-search/src/serve.ts');

/** The search engine in a process of its own, which keeps its index in a folder; without one, in its memory alone. */
export async function engineProcess(data: string | null) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const run = async () => {
    const kept = data === null ? [] : ['--data', data];
    const started = startChild(script, ['--port', String(port), '--api-key', API_KEY, ...kept]);
    await started.line();
    return started;
  };
  let child = await run();
  return {
    url,
    kill: () => child.kill(),
    async start() {
      child = await run();
    },
    /** The price of a vehicle in the index of a site; null if it is not there or the engine is away. */
    async priceOf(site: string, id: number): Promise<number | null> {
      const where = `${url}/collections/Car_production_${site}/documents/${id}`;
      const answer = await fetch(where, { headers: { 'x-typesense-api-key': API_KEY } }).catch(() => null);
      if (!answer?.ok) return null;
      const { price }: { price?: number } = await answer.json();
      return price ?? null;
    },
  };
}
