import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const settings = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));

/** A text as oxfmt formats the file that it is for. */
export async function pretty(text, file) {
  // Here, because `--help` answers before anything is installed.
  const { format } = await import('oxfmt');
  const { code, errors } = await format(file, text, settings);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
