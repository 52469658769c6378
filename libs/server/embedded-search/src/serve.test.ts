import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const serve = join(import.meta.dirname, 'serve.ts');
let dir: string;
let url: string;
let child: ChildProcess;

async function start(): Promise<void> {
  const words = ['--conditions=@forecourt/source', serve, '--port', '0', '--api-key', 'k', '--data', dir];
  child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = child.stdout ? await once(child.stdout, 'data') : [];
  const [, ready] = /Search is ready on (http:\S+),/.exec(String(said)) ?? [];
  if (ready === undefined) throw new Error(`The engine said: ${said}`);
  url = ready;
}

async function kill(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function call(method: string, path: string, body?: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'x-typesense-api-key': 'k' },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'embedded-search-'));
  await start();
});
afterEach(async () => {
  await kill();
  rmSync(dir, { recursive: true, force: true });
});

describe('the standalone engine', () => {
  it('has every confirmed write after a kill at any time, and its alias always points at a collection', async () => {
    const confirmed = new Set<number>();
    let current = -1;
    let next = 0;
    /** Creates a generation of the index: fills it, points the alias at it, then drops the previous one. */
    const rebuild = async (): Promise<void> => {
      const generation = next++;
      const name = `cars_${generation}`;
      const made = await call(
        'POST',
        '/collections',
        JSON.stringify({ name, fields: [{ name: 'n', type: 'int32' }] }),
      );
      if (made.status !== 201) throw new Error(made.text);
      const lines = Array.from({ length: 400 }, (_, n) => JSON.stringify({ id: String(n), n })).join('\n');
      await call('POST', `/collections/${name}/documents/import`, lines);
      await call('PUT', '/aliases/cars', JSON.stringify({ collection_name: name }));
      confirmed.add(generation);
      current = generation;
      if (generation > 0) await call('DELETE', `/collections/cars_${generation - 1}`);
    };
    await rebuild();
    for (const moment of [3, 17, 40, 8, 25, 60, 12, 33]) {
      const working = (async () => {
        for (;;) await rebuild();
      })().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, moment));
      await kill();
      await working;
      await start();
      const alias = JSON.parse((await call('GET', '/aliases/cars')).text) as { collection_name: string };
      const generation = Number(alias.collection_name.slice('cars_'.length));
      expect(generation).toBeGreaterThanOrEqual(current);
      const found = JSON.parse((await call('GET', '/collections/cars')).text) as { num_documents: number };
      expect(found.num_documents).toBe(400);
      const lines = (await call('GET', '/collections/cars/documents/export?include_fields=id')).text.split(
        '\n',
      );
      expect(new Set(lines).size).toBe(400);
    }
    expect(confirmed.size).toBeGreaterThan(0);
  });
});
