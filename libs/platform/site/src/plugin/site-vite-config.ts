import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import type { UserConfig } from 'vite';
import { codeSplitting } from './code-splitting.ts';
import { serverEdits } from './forget.ts';
import { overridesPlugin } from './overrides-plugin.ts';
import { readSite } from './read-site.ts';
import { refuseHalves } from './refuse-halves.ts';
import { sitePlugin } from './site-plugin.ts';
import { standIns } from './stand-ins.ts';
import { subpaths } from './subpaths.ts';

/** Whether Node runs with the export condition that resolves our libs to their sources. */
const fromSource = [...process.execArgv, ...(process.env['NODE_OPTIONS'] ?? '').split(' ')].some((argument) =>
  argument.includes('@forecourt/source'),
);
const conditions = fromSource ? ['@forecourt/source'] : [];

/**
 * The Vite configuration of a dealer app: React Router, Tailwind, and the site assembled from `dealer.config.ts`.
 *
 * @param appDirectory folder of the dealer app, as `import.meta.dirname`.
 * @throws ConfigError with every problem of `dealer.config.ts` and `overrides.tsx` at once.
 */
export async function siteViteConfig(appDirectory: string): Promise<UserConfig> {
  const site = await readSite(appDirectory);
  return {
    root: appDirectory,
    plugins: [
      overridesPlugin(appDirectory),
      serverEdits(),
      sitePlugin(appDirectory, site),
      refuseHalves(appDirectory, site.definition),
      standIns(),
      tailwindcss(),
      reactRouter(),
    ],
    // For a dev server: a dependency that Vite discovers later would reload the page.
    optimizeDeps: { include: [...site.styles.packages, ...subpaths] },
    resolve: {
      conditions: [...conditions, 'module', 'browser', 'development|production'],
      dedupe: ['react', 'react-dom', 'react-router', 'react-redux', '@reduxjs/toolkit'],
    },
    ssr: {
      noExternal: [/^@forecourt\//, 'lucide-react', 'typesense-instantsearch-adapter'],
      resolve: {
        conditions: [...conditions, 'module', 'node', 'development|production'],
        externalConditions: [...conditions, 'node'],
      },
    },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      // Of a package of two thousand icons only those that are used are read: a third of the time of a build.
      rolldownOptions: { experimental: { lazyBarrel: true } },
    },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
    server: {
      hmr: { overlay: true },
      // An editor that saves a file empties it first. Read in that moment, it would have no declaration and no overrides.
      watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
    },
  };
}
