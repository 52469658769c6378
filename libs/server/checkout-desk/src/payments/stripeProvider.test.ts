import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkoutKit, type CheckoutKit } from '../test/checkoutKit.ts';
import { stripeProvider } from './stripeProvider.ts';

const HOUR = 3_600_000;
const PAYS = '4242 4242 4242 4242';

describe('the provider of payments', () => {
  let kit: CheckoutKit;
  let carId = 0;
  beforeAll(async () => {
    kit = await checkoutKit('pglite');
  });
  afterAll(() => kit.close());
  beforeEach(async () => {
    carId += 1;
    await kit.addCar(carId);
    kit.posted.length = 0;
  });

  it('a payment of another account belongs to no hold, and a provider that refuses to say fails', async () => {
    const { id, session } = await kit.open(carId);
    await kit.sandbox.pay(session ?? '', PAYS, 'none');
    await kit.deliver(kit.posted.splice(0));
    const { facts } = await kit.hold(id);
    const { holdOf } = kit.provider;
    expect(await holdOf(facts.paid?.payment ?? '')).toBe(id);
    expect(await holdOf('pi_of_another_account')).toBeNull();
    const error = { type: 'invalid_request_error', message: 'This API version is not supported.' };
    const refuses = stripeProvider({
      ...{ secretKey: 'sk_test_kit', webhookSecret: 'whsec_kit' },
      fetch: () => Promise.resolve(Response.json({ error }, { status: 400 })),
    });
    await expect(refuses.holdOf('pi_of_another_account')).rejects.toThrow('not supported');
  });

  it('a receipt goes to another address than that of the payment page alone, and a refusal is final', async () => {
    const { id, session: page } = await kit.open(carId);
    const session = page ?? '';
    const sentTo = () => kit.sandbox.session(session)?.payment?.receipt_email;
    const send = (email: string, hold = id) => kit.provider.sendReceipt(session, { hold, email });
    await send('ann@shopper.test');
    expect(sentTo(), 'nothing is paid').toBeUndefined();
    await kit.sandbox.pay(session, PAYS, 'none');
    await send('ann@shopper.example');
    expect(sentTo(), 'it has this address').toBeNull();
    await send('not an address', 'another');
    expect(sentTo()).toBeNull();
    for (const email of ['ann@shopper.test', 'ann@shopper.test']) await send(email);
    expect(sentTo()).toBe('ann@shopper.test');
    const away = stripeProvider({
      ...{ secretKey: 'sk_test_kit', webhookSecret: 'whsec_kit' },
      fetch: () => Promise.resolve(Response.json({ error: { type: 'api_error' } }, { status: 500 })),
    });
    await expect(away.sendReceipt(session, { hold: id, email: 'ann@shopper.test' })).rejects.toThrow();
  });

  it.each([
    [401, 'an unknown key'],
    [403, 'a key without the permission'],
    [500, 'a failure of the provider'],
  ])('a receipt that is refused with %s for %s is not taken as sent', async (status) => {
    const { id, session: page } = await kit.open(carId);
    const session = page ?? '';
    await kit.sandbox.pay(session, PAYS, 'none');
    const error = { type: 'invalid_request_error', message: 'The key may not change charges.' };
    const provider = stripeProvider({
      ...{ secretKey: 'sk_test_kit', webhookSecret: 'whsec_kit' },
      async fetch(input, init) {
        const request = new Request(input, init);
        const isCharge = new URL(request.url).pathname.startsWith('/v1/charges/');
        return isCharge ? Response.json({ error }, { status }) : kit.sandbox.fetch(request);
      },
    });
    const sent = provider.sendReceipt(session, { hold: id, email: 'ann@shopper.test' });
    await expect(sent).rejects.toThrow('may not change charges');
  });

  it('a webhook with another signature, an old one, or another body is not read', async () => {
    const { session } = await kit.open(carId);
    await kit.sandbox.pay(session ?? '', PAYS, 'none');
    const { body = '', signature = '' } = kit.posted[0] ?? {};
    const read = (text: string, signed: string, now = kit.clock.now) =>
      kit.provider.readWebhook(text, signed, now);
    expect(read(body, signature)?.events).toHaveLength(1);
    expect(read(body, 't=1,v1=00')).toBeNull();
    expect(read(body, '')).toBeNull();
    expect(read(`${body} `, signature)).toBeNull();
    expect(read(body, signature, new Date(kit.clock.now.getTime() + HOUR))).toBeNull();
  });
});
