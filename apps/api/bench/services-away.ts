import { serviceAway } from './support/away-trial.ts';
import type { Service } from './support/surroundings.ts';

/**
 * The database, the search engine, the mail server and the lender of a host are away, each of a host of its own, all at the same time:
 * for ten minutes in the long form of `npm run soak`, else for half a minute. Needs FORECOURT_TEST_POSTGRES or DATABASE_URL.
 */
const SECONDS = process.env['FORECOURT_SOAK'] === 'long' ? 600 : 30;
const services: readonly Service[] = ['database', 'search engine', 'mail server', 'lender'];

const figure = (name: string, value: number, unit = '', atMost?: number) =>
  console.log(JSON.stringify({ figure: name, value, unit, ...(atMost !== undefined && { atMost }) }));

console.log(`Each is away for ${SECONDS} s`);
const results = await Promise.all(
  services.map(async (service) => {
    const result = await serviceAway(service, SECONDS);
    console.log(`The ${service} is back, and the host has caught up`);
    return { service, ...result };
  }),
);
for (const { service, ...result } of results) {
  figure(`${service} away: requests`, result.asked);
  figure(`${service} away: visited pages not served`, result.notServed, '', 0);
  figure(`${service} away: answers from 500, not a declared 503`, result.undeclared.length, '', 0);
  for (const line of result.undeclared.slice(0, 5)) console.log(line);
  figure(`${service} away: forms with an apology`, result.apologies);
  figure(`${service} away: leads acknowledged`, result.leads);
  figure(`${service} away: leads lost`, result.lost, '', 0);
  figure(`${service} away: leads twice in the mailbox`, result.twice, '', 0);
  figure(`${service} away: broken answers to quotes`, result.brokenQuotes, '', 0);
  figure(`${service} away: caught up after`, Math.round(result.catchUpSeconds), 's', 60);
}
