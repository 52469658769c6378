import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The files whose code this process has loaded, each with what its text is told from another by. */
const loaded = new Map<string, string>();

/** Remembers a file whose code is imported. A process loads a module once, so that it keeps this version. */
export async function rememberCode(file: string): Promise<void> {
  const version = await versionOf(file);
  if (version !== null && !loaded.has(file)) loaded.set(file, version);
}

/** The files that have other code by now than this process runs; what they import is not looked at. */
export async function changedCode(): Promise<string[]> {
  const files = await Promise.all(
    [...loaded].map(async ([file, known]) => {
      const version = await versionOf(file);
      return version === null || version === known ? [] : [file];
    }),
  );
  return files.flat();
}

/** Differs for another text, and is the same where that text is installed again; null if there is no file. */
async function versionOf(file: string): Promise<string | null> {
  const text = await readFile(file).catch(() => null);
  return text && createHash('sha256').update(text).digest('base64');
}
