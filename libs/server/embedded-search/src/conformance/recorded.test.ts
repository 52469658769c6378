import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchEngine } from '../createSearchEngine.ts';

const recorded = resolve(import.meta.dirname, '../../../../../../shared/search');
const present = existsSync(resolve(recorded, 'recorded.json'));

const engine = createSearchEngine({ apiKey: 'oracle' });
let url = '';
beforeAll(async () => {
  const address = (await engine.listen({ port: 0 })).address();
  url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => engine.close());

describe.runIf(present)('responses recorded from a real server, ../shared/search/recorded.json', () => {
  it('are reproduced, at least 98 of 100', async () => {
    const script = resolve(recorded, 'compare.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [script, '--url', url, '--key', 'oracle']);
    const [, matched = '0', all = '0'] = /matched (\d+) of (\d+)/.exec(stdout) ?? [];
    expect(Number(all)).toBeGreaterThan(0);
    expect(Number(matched) / Number(all), stdout).toBeGreaterThanOrEqual(0.98);
  });
});
