import path from 'node:path';
import { isDemonstration } from './isDemonstration.ts';

/** The usual data folder of a project. */
const USUAL_DATA = '.forecourt';

/** The data folder in which a demonstration keeps secrets that it makes for itself, FORECOURT_DATA or `.forecourt`; null in production. */
export function demonstrationFolder(env: Readonly<Record<string, string | undefined>>): string | null {
  return isDemonstration(env) ? path.resolve(env['FORECOURT_DATA'] || USUAL_DATA) : null;
}
