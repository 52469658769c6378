import { shortProblem } from '@forecourt/site-config';
import type { ConfigProblem } from '@forecourt/site-config';
import type { ContentFile } from './content-folders.ts';

/** Problems of one file that are told. One of half a megabyte may have fifty thousand, which the log and the desk would have at each change. */
export const MOST_OF_A_FILE = 50;

/** Problems as they are told: with the place in the answer of the source, if their entry came from one, and not too many of one file. */
export function toldProblems(
  problems: readonly ConfigProblem[],
  files: readonly ContentFile[],
): ConfigProblem[] {
  const byLabel = new Map(files.map((file) => [file.label, file]));
  const counts = new Map<string, number>();
  return problems.flatMap((problem) => {
    const [, label = '', line] = /^(.*):(\d+)$/s.exec(problem.path) ?? [];
    const file = byLabel.get(label);
    if (!file) return shortProblem(problem);
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    if (count > MOST_OF_A_FILE + 1) return [];
    const { given } = file;
    const placed = given ? { ...problem, path: given.placeOf(Number(line)) } : problem;
    return shortProblem(count > MOST_OF_A_FILE ? { ...placed, ...MORE } : placed);
  });
}

const MORE = {
  what: 'from here on it has more problems',
  why: `Only the first ${MOST_OF_A_FILE} of a file are listed.`,
  fix: 'Mend those first.',
};
