import { startHost } from '../start-host.ts';
import type { Command } from './command.ts';
import { serving } from './serving.ts';

/** Runs the host for shoppers on the internet: built sites with API, search, pictures and lead delivery. */
export const serve: Command = serving({
  command: 'serve',
  name: 'host',
  usualPort: 4200,
  production: true,
  start: startHost,
});
