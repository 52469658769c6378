import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file whole: whoever reads it, finds the old text or the new one. Its folder is made. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const written = `${file}.${process.pid}.new`;
  await writeFile(written, text);
  await rename(written, file);
}
