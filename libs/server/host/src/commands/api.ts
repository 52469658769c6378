import { startApi } from '../start-api.ts';
import type { Command } from './command.ts';
import { serving } from './serving.ts';

/** Runs only the API; other hosts serve the pages. */
export const api: Command = serving({
  command: 'api',
  name: 'api',
  usualPort: 4210,
  production: true,
  start: startApi,
});
