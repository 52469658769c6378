import { availableParallelism, loadavg } from 'node:os';
import { duration } from '../say.mjs';

/** A record of a step: what was asked of the person, which files they touched, and how long the machine took. */
const row = ({ title, asked, files, ms }) => [
  title,
  asked,
  files.map(({ file, lines }) => `\`${file}\` (${lines})`).join(', ') || '–',
  duration(ms),
];

/** The lines of a table of Markdown. */
const table = (rows) => [
  '| step | asked of the person | files touched (lines) | machine |',
  '| --- | --- | --- | --: |',
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
];

/** One part of the page: the steps in a place, and their sums. */
function part({ name, steps }) {
  const files = new Set(
    steps.filter(({ made }) => !made).flatMap((step) => step.files.map(({ file }) => file)),
  );
  const lines = steps
    .filter(({ made }) => !made)
    .flatMap((step) => step.files.map(({ lines }) => lines))
    .reduce((sum, each) => sum + each, 0);
  const ms = steps.reduce((sum, step) => sum + step.ms, 0);
  return [
    `## ${name}`,
    '',
    ...table(steps.map(row)),
    '',
    `By hand: ${lines} lines in ${files.size} files. The machine worked for ${duration(ms)}.`,
  ].join('\n');
}

/** The machine that played the week, and how much else it did. */
const machine = () =>
  `${availableParallelism()} cores, Node ${process.versions.node}, and a load average of ${loadavg()[2].toFixed(1)} over the last 15 minutes of the week`;

/** The page with what was measured. */
export const firstWeekPage = (parts) =>
  `# The first week of a dealer team

\`npm run first-week -- --update\` writes this page: it plays the week and measures it. Each edit is a block of a [recipe](../recipes/add-a-dealer.md),
and is seen on the running site before the next. Lines are those typed or taken away; files of a generator or of npm are not counted by hand. Machine times
depend on the machine and on what else it does: this one had ${machine()}.

${parts.map(part).join('\n\n')}
`;
