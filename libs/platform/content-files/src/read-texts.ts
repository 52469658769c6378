import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ReadEntry } from './kinds.ts';
import { readerVersion } from './reader-version.ts';

interface Known {
  /** Of the text. */
  hash: string;
  read: ReadEntry;
}

// What is in the file was written by the code of its version.
const knownSchema = z.custom<Known>((value) => typeof value === 'object' && value !== null);
const fileSchema = z.object({ version: z.string(), texts: z.record(z.string(), knownSchema) });

let saves = 0;

/**
 * What the texts of a site said when they were last read, by the hashes of the texts, in a file: the next start does not parse them again. A
 * file of another version of the reader, or a broken one, counts for nothing.
 */
export class ReadTexts {
  readonly #file: string;
  readonly #version: string;
  /** From the file. */
  readonly #before: ReadonlyMap<string, Known>;
  readonly #now = new Map<string, Known>();
  #isSaved = true;

  private constructor(file: string, version: string, before: ReadonlyMap<string, Known>) {
    this.#file = file;
    this.#version = version;
    this.#before = before;
  }

  static async open(file: string): Promise<ReadTexts> {
    const version = readerVersion();
    const { data } = fileSchema.safeParse(parsed(await readFile(file, 'utf8').catch(() => '')));
    return new ReadTexts(file, version, new Map(data?.version === version ? Object.entries(data.texts) : []));
  }

  /** What the text of a file says; `parse` is called if the text is not known. */
  read(file: string, source: string, parse: () => ReadEntry): ReadEntry {
    const digest = hash('sha256', source, 'base64url');
    const known = [this.#now.get(file), this.#before.get(file)].find((each) => each?.hash === digest);
    if (!known) this.#isSaved = false;
    const now = known ?? { hash: digest, read: parse() };
    this.#now.set(file, now);
    return now.read;
  }

  /** Writes the file, if something was parsed. */
  async save(): Promise<void> {
    if (this.#isSaved) return;
    this.#isSaved = true;
    await mkdir(path.dirname(this.#file), { recursive: true });
    // Two readers of one site may save at once, where one is to take the place of the other.
    const written = `${this.#file}.${process.pid}.${(saves += 1)}`;
    await writeFile(
      written,
      JSON.stringify({ version: this.#version, texts: Object.fromEntries(this.#now) }),
    );
    // Another process finds the old file or the new one, never half of one.
    await rename(written, this.#file);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
