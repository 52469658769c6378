import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { dealerConfig } from './dealerConfig.ts';
import type { DealerOptions } from './dealerOptions.ts';

const folder = path.join(import.meta.dirname, '../templates');

/** Files that are the same for every new site. They end in `.template`, so that no tool takes them for code of this lib. */
const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.template'))
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();

/**
 * The files of a new dealer site that are alike inside the workspace and outside: config, theme, overrides, logos, and the stubs that
 * nobody edits.
 *
 * @returns their texts by path.
 */
export function dealerFiles(options: DealerOptions): Record<string, string> {
  return {
    'dealer.config.ts': dealerConfig(options),
    ...Object.fromEntries(
      templates.map((file) => [file.replace('.template', ''), readFileSync(path.join(folder, file), 'utf8')]),
    ),
  };
}
