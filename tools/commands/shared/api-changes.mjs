import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Characters of a line that are shown, from shortly before where it differs. */
const WIDTH = 160;
const BEFORE = 40;

/** Files of reports that the libs no longer have. */
export const staleReports = (libs, reports) =>
  libs
    .flatMap(({ folder }) => [join(folder, 'api.md'), ...filesIn(join(folder, 'api'))])
    .filter((file) => existsSync(file) && !reports.has(file));

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(folder, name))
    : [];

/** The lines of one text that the other lacks. A line that is there twice has to be there twice. */
function lacking(lines, others) {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A long line from shortly before where it differs from the line that it replaces. */
function around(line, other = '') {
  let same = 0;
  while (same < line.length && line[same] === other[same]) same += 1;
  const start = line.length > WIDTH ? Math.max(0, same - BEFORE) : 0;
  const end = start + WIDTH;
  return (start > 0 ? '…' : '') + line.slice(start, end) + (end < line.length ? '…' : '');
}

function changesOf(before, now) {
  const [old, current] = [before.split('\n'), now.split('\n')];
  const gone = lacking(old, current);
  const added = lacking(current, old);
  return [
    ...gone.map((line, index) => `- ${around(line, added[index])}`),
    ...added.map((line, index) => `+ ${around(line, gone[index])}`),
  ];
}

/**
 * How the API of some libs differs from their committed reports, and what to do about it.
 *
 * @param reports the text of each file of a report as it is now, by its path
 * @param root the folder that the named paths start from
 * @returns null where nothing differs.
 */
export function apiChanges(libs, reports, root) {
  const files = [
    ...[...reports].map(([file, now]) => [file, existsSync(file) ? readFileSync(file, 'utf8') : '', now]),
    ...staleReports(libs, reports).map((file) => [file, readFileSync(file, 'utf8'), '']),
  ].filter(([, before, now]) => before !== now);
  if (files.length === 0) return null;
  return [
    `The public API differs from ${files.length === 1 ? 'a report' : `${files.length} reports`} of it:`,
    ...files.map(([file, before, now]) => [relative(root, file), ...changesOf(before, now)].join('\n')),
    [
      'If that is meant, run npm run api -- --update and commit the reports.',
      'Whoever imports an export that is gone (-), or changed its type, has to change their code: the commit then says BREAKING CHANGE.',
    ].join('\n'),
  ].join('\n\n');
}
