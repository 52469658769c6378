import type { UserConfig } from 'vite';

/**
 * The Vite configuration of a dealer app: React Router, Tailwind, and the site assembled from `dealer.config.ts`.
 *
 * @param appDirectory folder of the dealer app, as `import.meta.dirname`.
 * @throws Error with every problem of `dealer.config.ts` and `overrides.tsx` at once.
 */
export function siteViteConfig(appDirectory: string): Promise<UserConfig>;
