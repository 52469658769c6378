import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { testDirectory } from '@forecourt/database/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCdn, loadPageBus } from './adapters.ts';
import { readConfig } from './config.ts';
import { startHost } from './start-host.ts';
import { echoSite } from './test/echo-host.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adapters-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, text: string) {
  await writeFile(path.join(folder, name), text);
  return `./${name}`;
}

/** The code of the recipe, by the name of its file. */
async function ofRecipe(name: string) {
  const recipe = await readFile(
    path.resolve(import.meta.dirname, '../../../../docs/recipes/own-cdn-and-bus.md'),
    'utf8',
  );
  const [, after = ''] = recipe.split(`as \`${name}\``);
  const [, code = ''] = /```ts\n([^]*?)```/.exec(after) ?? [];
  return write(name, code);
}

describe('a module of the operator', () => {
  it.each([
    ['./nowhere.ts', 'which is not found from'],
    ['no-such-package', 'Install the package'],
  ])('%s is refused: %s', async (module, words) => {
    await expect(loadCdn(module, folder, {})).rejects.toThrow(words);
  });

  it('is refused if it gives something else', async () => {
    const value = await write('value.ts', 'export default 7;');
    await expect(loadCdn(value, folder, {})).rejects.toThrow('does not give a function that gives it');
    const half = await write('half.ts', 'export default () => ({ tell() {}, purge() {} });');
    await expect(loadPageBus(half, folder, {})).rejects.toThrow('PAGE_BUS_MODULE');
    await expect(loadCdn(half, folder, {})).rejects.toThrow('mostKeys');
  });

  it('that does not answer holds nobody up', async () => {
    const hangs = await write(
      'hangs.ts',
      'const never = () => new Promise(() => {}); export default () => ({ mostKeys: 3, purge: never, tell: never, follow: () => never });',
    );
    const cdn = await loadCdn(hangs, folder, {});
    const bus = await loadPageBus(hangs, folder, {});
    vi.useFakeTimers();
    const asked = Promise.allSettled([
      cdn.purge(['site-a']),
      bus.tell({ sites: [], dealers: [] }),
      bus.follow(() => {})(),
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect((await asked).map((each) => each.status === 'rejected' && String(each.reason))).toEqual([
      'Error: The module of CDN_MODULE has not answered a purge for 10 seconds.',
      'Error: The module of PAGE_BUS_MODULE has not sent a change for 10 seconds.',
      'Error: The module of PAGE_BUS_MODULE has not stopped for 10 seconds.',
    ]);
  });

  it('that fails at once, fails as a promise', async () => {
    const throws = await write(
      'throws.ts',
      "const fail = () => { throw new Error('away'); }; export default () => ({ mostKeys: 3, purge: fail });",
    );
    const cdn = await loadCdn(throws, folder, {});
    const asked = cdn.purge(['site-a']);
    await expect(asked).rejects.toThrow('away');
  });

  it('is the only CDN', () => {
    const env = { CDN_MODULE: './cdn.ts', CDN_PURGE_URL: 'https://token@api.fastly.com/service/abc/purge' };
    expect(() => readConfig(env, folder)).toThrow('CDN_PURGE_URL and CDN_MODULE are both set');
  });
});

it('a host tells the CDN of the recipe what it has heard from the bus of the recipe', async () => {
  const purged: unknown[] = [];
  const cdn = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      purged.push(request.url, JSON.parse(Buffer.concat(chunks).toString()));
      response.end();
    })();
  });
  await new Promise<void>((done) => cdn.listen(0, '127.0.0.1', done));
  const address = cdn.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const brokerFile = await write(
    'broker.ts',
    `let heard = () => {};
     export const broker = {
       send: async () => {},
       subscribe: (_name, given) => ((heard = given.heard), async () => {}),
       another: (text) => heard(text),
     };`,
  );
  const files = await testDirectory();
  await symlink(files, path.join(folder, 'db'));
  const env = {
    ...{ FORECOURT_DATA: folder, PORT: '0', HOST: '127.0.0.1', MY_CDN_URL: `http://127.0.0.1:${port}` },
    ...{ CDN_MODULE: await ofRecipe('cdn.ts'), PAGE_BUS_MODULE: await ofRecipe('page-bus.ts') },
  };
  const logger = pino({ level: 'silent' });
  const host = await startHost(readConfig(env, folder), logger, {
    sites: [echoSite],
    server: createServer(),
  });
  const { broker } = await import(pathToFileURL(path.join(folder, brokerFile)).href);
  broker.another(JSON.stringify({ sites: ['echo'], dealers: [] }));
  await expect.poll(() => purged, { timeout: 20_000 }).toEqual(['/purge', { tags: ['site-echo'] }]);
  await host.stop('test');
  cdn.closeAllConnections();
  cdn.close();
  await rm(files, { recursive: true });
});
