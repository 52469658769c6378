// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { standIns } from './stand-ins.ts';

/** Builds a small program for a browser; returns its code and its modules. */
async function bundled(program: string) {
  const entry = '\0program';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    resolve: { conditions: ['@forecourt/source', 'module', 'browser', 'development|production'] },
    plugins: [
      standIns(),
      {
        name: 'program',
        resolveId: (id) => (id === 'program' ? entry : null),
        load: (id) => (id === entry ? program : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'program', preserveEntrySignatures: 'strict' } },
  });
  const chunks = [result]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((file) => file.type === 'chunk');
  return { code: chunks[0]?.code ?? '', modules: chunks.flatMap(({ moduleIds }) => moduleIds) };
}

/** The modules of one package, as paths in its folder. */
const of = (modules: readonly string[], name: string) =>
  modules.filter((id) => id.includes(`/node_modules/${name}/`)).map((id) => id.split(`/${name}/`).at(-1));

/** Runs a program that was built for a browser in this process. */
async function run(code: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'stand-ins-'));
  const file = path.join(folder, 'program.mjs');
  try {
    await writeFile(file, code);
    return await import(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('replacements of large packages', () => {
  test('an icon bundles only its own icon node of lucide-react', async () => {
    const { modules } = await bundled(`export { Camera } from 'lucide-react';`);
    expect(of(modules, 'lucide-react')).toEqual(['dist/esm/icons/camera.mjs']);
    expect(modules.some((id) => id.endsWith('/plugin/icon.ts'))).toBe(true);
  });

  test('the InstantSearch adapter searches without the typesense package and its axios', async () => {
    const { code, modules } = await bundled(`export { createSearchClient } from '@forecourt/search-client';`);
    expect(of(modules, 'typesense-instantsearch-adapter')).not.toEqual([]);
    expect([...of(modules, 'typesense'), ...of(modules, 'axios')]).toEqual([]);

    const { createSearchClient } = await run(code);
    const answer = {
      found: 1,
      hits: [{ document: { id: '7', name: 'Kia Rio' }, highlights: [] }],
      facet_counts: [],
      page: 1,
      request_params: { per_page: 21 },
      search_time_ms: 1,
    };
    const client = createSearchClient({
      apiKey: 'key',
      origin: 'https://dealer.example',
      parameters: { query_by: 'name' },
      cacheSeconds: 60,
      fetch: () => Promise.resolve(Response.json({ results: [answer] })),
    });
    const { results } = await client.search([{ indexName: 'cars', params: { query: 'kia' } }]);
    expect(results).toMatchObject([{ nbHits: 1, hits: [{ objectID: '7', name: 'Kia Rio' }] }]);
    await client.clearCache();
  });

  test('the router of InstantSearch reads and writes its URLs without qs', async () => {
    const { code, modules } = await bundled(
      `export { default as history } from 'instantsearch.js/es/lib/routers/history';`,
    );
    expect([of(modules, 'qs'), of(modules, 'side-channel')]).toEqual([[], []]);
    expect(of(modules, 'neoqs')).not.toEqual([]);
    const { history } = await run(code);
    const location = {
      ...{ protocol: 'https:', hostname: 'dealer.example', port: '', hash: '' },
      pathname: '/',
    };
    const state = { cars: { query: 'rav4 & more', refinementList: { make: ['Toyota', 'Kia'] } } };
    const url = history({ getLocation: () => ({ ...location, search: '' }) }).createURL(state);
    const { search } = new URL(url);
    expect(search).toContain('rav4%20%26%20more');
    expect(history({ getLocation: () => ({ ...location, search }) }).read()).toEqual(state);
  });
});
