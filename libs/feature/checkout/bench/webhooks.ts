import { webhookStorm } from '../src/server/testing/webhook-storm.ts';

const figure = (
  name: string,
  value: number,
  unit: string,
  target: { atMost?: number; atLeast?: number } = {},
) => console.log(JSON.stringify({ figure: name, value, unit, ...target }));

const engine = process.env['FORECOURT_TEST_POSTGRES'] ? 'postgres' : 'pglite';
const storm = await webhookStorm(engine, { payments: 1_000, deliveries: 10_000, seed: 20_261_128 });
for (const line of storm.wrong) console.log(line);
figure('webhooks of payments, shuffled, repeated and up to 40 hours late', storm.deliveries, 'deliveries', {
  atLeast: 10_000,
});
figure('payments in a wrong state after them', storm.wrong.length, `of ${storm.payments}`, { atMost: 0 });
figure('of them not answered with 200', storm.refused, 'deliveries', { atMost: 0 });
figure('webhooks of payments, all of it', Math.round(storm.seconds), 's');
