import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';
import { pretty } from './pretty.mjs';

export const page = join(root, 'docs/reference/events.md');
const sources = join(root, 'libs/data/analytics/src');

/** The libs that send each event: their code calls `track` with its name, or the hook that counts the start of a form. */
function senders() {
  const found = new Map();
  for (const area of ['feature', 'widget', 'platform'])
    for (const file of filesBelow(join(root, 'libs', area))) {
      if (!/\/src\/.*\.tsx?$/.test(file) || /\.(test|stories)\./.test(file)) continue;
      const text = readFileSync(join(root, 'libs', area, file), 'utf8');
      for (const [, event = 'form'] of text.matchAll(/\btrack\('(\w+)'|\buseCountedStart\(/g))
        found.set(event, new Set([...(found.get(event) ?? []), file.split('/')[0]]));
    }
  return found;
}

/** What a firm calls an event, with the labels that have a name of their own. */
function namesAt(nameOf, event, labels) {
  const usual = nameOf({ event });
  const own = labels
    .map((label) => [label, nameOf({ event, label })])
    .filter(([, name]) => name !== usual)
    .map(([label, name]) => `\`${name}\` (${label})`);
  return [`\`${usual}\``, ...own].join(', ');
}

/** The page of all events of the product, from their one declaration. */
export async function eventsPage() {
  const { EVENT_IDS } = await import(join(sources, 'eventIds.ts'));
  const { EVENT_LABELS } = await import(join(sources, 'labels.ts'));
  const { googleName, metaName } = await import(join(sources, 'tags/firmEvents.ts'));
  const sending = senders();
  const events = Object.entries(EVENT_IDS).map(([event, id]) => ({
    event,
    id,
    labels: EVENT_LABELS[event] ?? [],
    by: [...(sending.get(event) ?? [])].sort(),
  }));
  const sent = events.filter(({ by }) => by.length > 0);
  const rows = sent.map(({ event, id, by, labels }) =>
    [
      `\`${event}\``,
      id,
      by.join(', '),
      namesAt(googleName, event, labels),
      namesAt(metaName, event, labels),
    ].join(' | '),
  );
  const silent = events.filter(({ by }) => by.length === 0).map(({ event, id }) => `\`${event}\` (${id})`);
  const text = [
    '# Events',
    '',
    'What a site counts, written by `tools/commands/events-page.mjs` from `@forecourt/analytics`. Events go to the API of the platform, and, if the',
    'dealer declares it and the visitor agrees, to Google and Meta ([tags](../recipes/tags.md)). An event has no personal data and no words of a visitor:',
    'its name, its id, the id of the vehicle (`car_id`) where there is one, and a label of the list below.',
    '',
    '| event | id | sent by | at Google | at Meta |',
    '| --- | --: | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
    `Ids that are kept and that no part sends: ${silent.join(', ')}.`,
    '',
    '## Labels',
    '',
    ...sent
      .filter(({ labels }) => labels.length > 0)
      .map(({ event, labels }) => `- \`${event}\`: ${labels.map((label) => `\`${label}\``).join(', ')}`),
    '',
  ].join('\n');
  return pretty(text, page);
}
