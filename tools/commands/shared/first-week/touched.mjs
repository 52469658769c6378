import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files-below.mjs';

/** Folders and files that tools write into a project. */
const MADE = /^(\.forecourt|\.react-router)\/|^package-lock\.json$|\.db$/;

/** The text of every file of a project that a person may have written, by path. */
export const written = (folder) =>
  new Map(
    filesBelow(folder)
      .filter((file) => !MADE.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

/** Lines without empty ones, with how often each is there. */
function counted(text = '') {
  const counts = new Map();
  for (const line of text.split('\n').map((each) => each.trim()))
    if (line) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** How many lines of `text` are not in `before`. */
function newLines(before, text) {
  const old = counted(before);
  return [...counted(text)].reduce(
    (sum, [line, times]) => sum + Math.max(0, times - (old.get(line) ?? 0)),
    0,
  );
}

/**
 * The files that differ between two states of a project, in alphabetical order, each with the lines that were typed or taken away,
 * whichever are more.
 */
export function touched(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort()
    .map((file) => ({
      file,
      lines: Math.max(
        newLines(before.get(file), after.get(file)),
        newLines(after.get(file), before.get(file)),
      ),
    }));
}
