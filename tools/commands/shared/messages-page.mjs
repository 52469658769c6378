import { join } from 'node:path';
import { root } from './paths.mjs';
import { pretty } from './pretty.mjs';
import { toldMessages } from './told-messages.mjs';

export const page = join(root, 'docs/reference/messages.md');

/** The words of a message as they are: a bracket in them is no link and no element. */
const cell = (text) =>
  text
    .trim()
    .replaceAll('|', '\\|')
    .replaceAll(/\s*\n+\s*/g, ' ')
    .replaceAll('[', '&#91;')
    .replaceAll(']', '&#93;')
    .replaceAll(/([<>_*])/g, '\\$1');

/** A table with a row for each message; messages of one text where they say it, those of three parts as three. */
function table(messages) {
  const split = messages.filter(({ problem }) => problem);
  const whole = messages.filter(({ problem }) => !problem);
  const source = (file) => `\`${file}\``;
  return [
    ...(whole.length > 0 ? ['| message | said by |', '| --- | --- |'] : []),
    ...whole.map(({ text, file }) => `| ${cell(text)} | ${source(file)} |`),
    '',
    ...(split.length > 0 ? ['| what | why | fix | said by |', '| --- | --- | --- | --- |'] : []),
    ...split.map(({ problem, file }) => `| ${problem.map(cell).join(' | ')} | ${source(file)} |`),
  ];
}

/** The page of every message about a person's own mistake. */
export async function messagesPage() {
  const text = [
    '# Messages',
    '',
    'What commands, generators, the check of a declaration, the build, the host and imports say of a mistake, written by',
    '`tools/commands/messages-page.mjs` from the sources. … stands for a value. Each says what to do, or passes on what another program said.',
    '',
    ...toldMessages().flatMap(({ title, messages }) => [`## ${title}`, '', ...table(messages), '']),
  ].join('\n');
  return pretty(text, page);
}
