import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the workspace, wherever the command was started from. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Where the embedded engines keep their data: `.forecourt`, or what FORECOURT_DATA says. */
export const dataDir = resolve(root, process.env.FORECOURT_DATA ?? '.forecourt');

/** Folder of the full log of each step. */
export const logDir = join(root, '.forecourt', 'logs');

/** Where Node processes that load the same modules share them compiled. */
export const compileCache = join(root, 'node_modules/.cache/node-compile');
