import { exampleDealer } from '@forecourt/site-config';
import { expect, it } from 'vitest';
import { readHours } from '../hours.ts';
import { contentSite } from '../testing/content-app.ts';
import { readSourceDocument } from './source-document.ts';
import { sourceEntries } from './source-entries.ts';

const location = exampleDealer.locations[0]?.id ?? 0;
const URL = 'https://cms.example/content.json';

/** The special hours of an answer of a content source, as its list is read. */
function read(hours: readonly object[]) {
  const answer = readSourceDocument(JSON.stringify({ hours }), URL);
  if ('problems' in answer) throw new Error('The answer is a document.');
  const [file] = sourceEntries(answer.document, URL);
  if (!file) throw new Error('The answer has hours.');
  const given = readHours(file, { definition: contentSite() });
  return {
    hours: given.hours.map(({ date, name, status, start_hour: from, end_hour: to }) =>
      [date, name, status, from, to].join(' '),
    ),
    problems: given.problems.map(({ line, what }) => `${file.given?.placeOf(line)} ${what}`),
  };
}

it('the special hours of a content source may have the shapes of dealer systems', () => {
  expect(
    read([
      { date: '2026-12-24', name: 'Eve', hours: '08:00-13:00' },
      { date: '2026-12-25', name: 'Day', status: 'Closed', location_id: `${location}` },
      ...[
        {
          date: '2026-12-31',
          status: 'Open',
          location: { id: location },
          start_hour: '09:00',
          end_hour: '12:00',
        },
      ],
      { date: '2027-01-01', status: 'Open', location, hours: { begin: '10:00', end: '14:00' } },
    ]),
  ).toEqual({
    hours: [
      '2026-12-24 Eve Open 08:00 13:00',
      '2026-12-25 Day Closed  ',
      '2026-12-31 Special hours Open 09:00 12:00',
      '2027-01-01 Special hours Open 10:00 14:00',
    ],
    problems: [],
  });
});

it.each([
  { status: 'Open', start_hour: 'nine', end_hour: '12:00' },
  { status: 'Open', start_hour: { hour: 9 }, end_hour: '12:00' },
  { status: 'Open' },
])('a mistake in them is named at its place: %o', (wrong) => {
  const { hours, problems } = read([
    { date: '2026-12-24', name: 'Eve', hours: '08:00-13:00' },
    { date: '2026-12-25', name: 'Day', ...wrong },
  ]);
  expect(hours).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(/content\.json#\/hours\/1 .*08:00-13:00/)]);
});
