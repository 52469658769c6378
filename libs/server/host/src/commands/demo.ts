import { startApi } from '../start-api.ts';
import { startHost } from '../start-host.ts';
import type { Command } from './command.ts';
import { serving } from './serving.ts';

const trial = { command: 'demo', production: false } as const;

/** Runs the host on a developer's machine: nothing needs setting up, and e-mails are in a mailbox on disk. */
export const demo: Command = serving({ ...trial, name: 'host', usualPort: 4200, start: startHost });

/** The same of the API by itself. */
export const demoApi: Command = serving({ ...trial, name: 'api', usualPort: 4210, start: startApi });
