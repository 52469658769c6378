import { exampleLocation } from '@forecourt/site-config';
import { afterEach, expect, it } from 'vitest';
import { ContentReader, readContent } from './content-reader.ts';
import { contentApp, contentSite } from './testing/content-app.ts';
import type { ContentApp } from './testing/content-app.ts';

let app: ContentApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

const places: Record<string, unknown> = {
  locations: [11, 12].map((id) => ({
    ...exampleLocation,
    ...{ id, slug: `place-${id}`, name: `Place ${id}`, primary: id === 11 },
  })),
};
const FILE = 'content/hours.yaml';

/** A site with two locations and this text of special hours. */
async function siteWith(text: string, dealer: Record<string, unknown> = {}) {
  app = await contentApp({ [FILE]: text }, contentSite({ ...places, ...dealer }));
  return app;
}

it('special hours are for all locations, or for those that are named; without hours a day is closed', async () => {
  const { place } = await siteWith(
    "- { date: 2026-12-25, name: Christmas Day }\n- { date: 2027-02-03, name: 'Training', hours: 12:00-17:00, locations: [12] }\n",
  );
  const { content, problems } = await readContent(place);
  expect(problems).toEqual([]);
  const closed = { status: 'Closed', start_hour: null, end_hour: null };
  expect(content.hours).toEqual([
    { date: '2026-12-25', name: 'Christmas Day', location_id: 11, ...closed },
    { date: '2026-12-25', name: 'Christmas Day', location_id: 12, ...closed },
    {
      ...{ date: '2027-02-03', name: 'Training', location_id: 12 },
      ...{ status: 'Open', start_hour: '12:00', end_hour: '17:00' },
    },
  ]);
});

it('the days are the value of "hours", as the editor writes them, or the whole file; mistakes have their lines', async () => {
  const { place, write } = await siteWith('hours:\n  - date: 2026-12-25\n    name: Christmas Day\n');
  const { content, problems } = await readContent(place);
  expect(problems).toEqual([]);
  expect(content.hours).toHaveLength(2);
  await write({ [FILE]: 'hours:\n  - date: 2026-12-25\n    name: Day\n    locations: [99]\n' });
  expect((await readContent(place)).problems).toMatchObject([
    { path: `${FILE}:4`, what: 'the site has no location 99' },
  ]);
  await write({ [FILE]: 'hours: []\n' });
  expect(await readContent(place)).toMatchObject({ content: { hours: [] }, problems: [] });
});

it('all mistakes are reported at once, with line, what, why and fix, and the last good hours stay', async () => {
  const { place, write } = await siteWith('- { date: 2026-12-25, name: Christmas Day }\n');
  const reader = new ContentReader(() => place);
  const good = (await reader.read()).content.hours;
  expect(good).toHaveLength(2);

  await write({
    [FILE]:
      '- date: 2026-12-25\n  name: Day\n  hours: 8 to 1\n- date: 25 December\n  name: Day\n  until: 1\n',
  });
  const wrong = await reader.read();
  expect(wrong.problems.map(({ path, what }) => `${path} ${what}`)).toEqual([
    expect.stringMatching(/^content\/hours\.yaml:3 \[0\]\.hours: .*08:00-13:00/),
    expect.stringMatching(/^content\/hours\.yaml:4 \[1\]\.date: .*YYYY-MM-DD/),
    expect.stringMatching(/^content\/hours\.yaml:\d .*"until" is not a key/),
  ]);
  for (const { why, fix } of wrong.problems) expect([why, fix].every((each) => each.length > 10)).toBe(true);
  expect(wrong.content.hours).toEqual(good);

  await write({
    [FILE]: '- date: 2026-12-25\n  name: Day\n- date: 2026-12-25\n  name: Again\n  locations: [12, 99]\n',
  });
  const unplaced = await reader.read();
  expect(unplaced.problems.map(({ path, what }) => `${path} ${what}`)).toEqual([
    'content/hours.yaml:3 location 12 has hours for 2026-12-25 twice',
    'content/hours.yaml:5 the site has no location 99',
  ]);
  expect(unplaced.content.hours).toEqual(good);
});

it('a shared file may name locations of other sites', async () => {
  const { place, write } = await siteWith('', { sharedContent: 'shared' });
  await app?.remove(FILE);
  await write({ 'shared/hours.yaml': '- { date: 2026-12-25, name: Day, locations: [12, 99] }\n' });
  const { content, problems } = await readContent(place);
  expect(problems).toEqual([]);
  expect(content.hours.map(({ location_id }) => location_id)).toEqual([12]);
});
