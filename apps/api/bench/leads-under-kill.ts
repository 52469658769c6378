import { leadsUnderKill } from '../src/test/leadsUnderKill.ts';

const figure = (name: string, value: number, atMost?: number) =>
  console.log(JSON.stringify({ figure: name, value, unit: '', ...(atMost !== undefined && { atMost }) }));

const result = await leadsUnderKill({ leads: 500, kills: 10, say: (line) => console.log(line) });
figure('leads acknowledged of 500', result.acknowledged);
figure('second messages acknowledged of 500', result.added);
figure('kills (SIGKILL)', result.kills);
figure('tries without an answer', result.unanswered);
figure('acknowledged leads not stored exactly once', result.notStoredOnce, 0);
figure('acknowledged leads not delivered', result.notDelivered, 0);
figure('mails above one for a lead id', result.twiceInMailbox, 0);
figure('leads that nobody sent', result.unexplained, 0);
console.log(
  JSON.stringify({ figure: 'leads under kill, all of it', value: Math.round(result.seconds), unit: 's' }),
);
