import type { Warning } from '../warning.ts';

/** One raw record of a feed. */
export interface RawRow {
  /** 1 for the first vehicle; header, blank lines and line breaks inside a field do not count. */
  row: number;
  /** The first value with a name; null if there is none. Names are compared without case, spaces and punctuation. */
  get: (name: string) => string | null;
  /** All values with a name. */
  all: (name: string) => string[];
  /** The raw record of a JSON feed. */
  value?: unknown;
  /** Warnings about the record itself. */
  problems: Warning[];
  /** False if the columns are unreliable. */
  usable: boolean;
  /** The record's text, to distinguish an exact duplicate from a correction. */
  text: string;
}

/** A feed's bytes, in pieces of any size. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** The feed as a whole cannot be read: wrong format, missing columns, broken XML or JSON. The message says what to do. */
export class FeedFormatError extends Error {
  override name = 'FeedFormatError';
}

/** Normalises the name of a column or element for comparison. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9/]/g, '');
}
