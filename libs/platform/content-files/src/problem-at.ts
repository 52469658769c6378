import type { ConfigProblem } from '@forecourt/site-config';

/** A problem of a content file, before its place is written into its path. */
export interface ContentProblem extends Omit<ConfigProblem, 'path'> {
  /** Line of the file, from 1. */
  line: number;
}

/** Why a file is not read. */
export interface Refusal {
  /** Line of the file; the first by default. */
  line?: number;
  what: string;
  fix: string;
}

/** The problem with its place, `content/posts/towing.md:12`. */
export function problemAt(file: string, { line, what, why, fix }: ContentProblem): ConfigProblem {
  return { path: `${file}:${line}`, what, why, fix };
}
