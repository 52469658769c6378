import { testPostgresUrl } from '@forecourt/database/testing';
import { leadsUnderKill } from '../src/test/leadsUnderKill.ts';

/**
 * Leads while processes are killed: with PostgreSQL (FORECOURT_TEST_POSTGRES or DATABASE_URL) four of them, else one with the embedded database.
 * The long form of `npm run soak` has ten thousand leads and a hundred kills.
 */
const { leads, kills } =
  process.env['FORECOURT_SOAK'] === 'long' ? { leads: 10_000, kills: 100 } : { leads: 500, kills: 10 };
const engine = testPostgresUrl() === null ? 'pglite' : 'postgres';

const figure = (name: string, value: number, atMost?: number) =>
  console.log(JSON.stringify({ figure: name, value, unit: '', ...(atMost !== undefined && { atMost }) }));

const result = await leadsUnderKill({ engine, leads, kills, say: (line) => console.log(line) });
figure(`leads acknowledged of ${leads}`, result.acknowledged);
figure(`second messages acknowledged of ${leads}`, result.added);
figure('kills (SIGKILL)', result.kills);
figure('tries without an answer', result.unanswered);
figure('acknowledged leads not stored exactly once', result.notStoredOnce, 0);
figure('acknowledged leads not delivered', result.notDelivered, 0);
figure('messages above one for a lead id', result.twiceInMailbox, 0);
figure('mails sent again with the same Message-ID', result.sentAgain);
figure('leads that nobody sent', result.unexplained, 0);
console.log(
  JSON.stringify({ figure: 'leads under kill, all of it', value: Math.round(result.seconds), unit: 's' }),
);
