import { reaches } from './figures.mjs';
import { Problem } from './say.mjs';

/** The parts of `npm run soak`: a benchmark each, the sites that it needs built, and whether it needs a PostgreSQL. */
export const parts = [
  {
    name: 'kill',
    does: 'leads through kills of four host processes with one PostgreSQL',
    script: 'apps/api/bench/leads-under-kill.ts',
    sites: [],
    postgres: true,
  },
  {
    name: 'away',
    does: 'database, search engine, mail server and lender away, each of a host of its own',
    script: 'apps/api/bench/services-away.ts',
    sites: ['northside-group'],
    postgres: true,
  },
  {
    name: 'fuzz',
    does: 'hostile requests for pages, the API, the search protocol and pictures',
    script: 'apps/host/bench/hostile-requests.ts',
    sites: ['harbour-city'],
    postgres: false,
  },
  {
    name: 'shoppers',
    does: '200 shoppers at a time',
    script: 'apps/host/bench/shoppers.ts',
    sites: ['harbour-city'],
    postgres: false,
  },
];

/** The named parts, or all. @throws Problem for a name that no part has. */
export function soakParts(names) {
  const unknown = names.filter((name) => parts.every((part) => part.name !== name));
  if (unknown.length > 0)
    throw new Problem(
      `No part is called ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}.`,
    );
  return names.length > 0 ? parts.filter(({ name }) => names.includes(name)) : parts;
}

/** What a part has missed: it ended with an error, has no target at all, or a figure is beyond its target. */
export function missed(name, { ok, figures }) {
  if (!ok) return [`${name} ended with an error.`];
  const judged = figures.filter((figure) => reaches(figure) !== null);
  if (judged.length === 0) return [`${name} has no figure with a target.`];
  return judged
    .filter((figure) => !reaches(figure))
    .map(({ figure, value, unit = '', atLeast, atMost }) => {
      const target = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
      return `${name}: ${figure} is ${`${value} ${unit}`.trim()}, and should be ${target}.`;
    });
}
