import { testEngines } from '@forecourt/database/testing';
import { defineDealer, exampleDealer, exampleLocation, publicSite } from '@forecourt/site-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkout } from '../manifest.ts';
import { Browser, checkoutApi, terms, type CheckoutApi } from './testing/checkout-api.ts';
import { Visit } from './testing/visit.ts';

const purchase = { ...{ delivery: false, noticeDays: 2, nextSteps: ['We call you.'] }, extras: [] };
const inTwoStates = {
  ...terms,
  lawByState: {
    QLD: { ...terms.law, coolingOff: 'Of Queensland.' },
    NSW: { ...terms.law, coolingOff: 'Of New South Wales.' },
  },
};
const places = (['QLD', 'NSW'] as const).map((state, at) => ({
  ...exampleLocation,
  ...{ id: at + 1, name: `Place ${at}`, slug: `place-${at}`, primary: at === 0 },
  ...{ address: { ...exampleLocation.address, state } },
}));
const features = [checkout({ terms: inTwoStates, purchase })];
const shown = publicSite(defineDealer({ ...exampleDealer, locations: places, features }));

describe.each(testEngines('unknown states'))('a dealer in two states on %s', (engine) => {
  let api: CheckoutApi;
  beforeAll(async () => {
    api = await checkoutApi(engine, { terms: inTwoStates, purchase, shown });
  });
  afterAll(() => api.kit.database.close());

  const carIn = async (id: number, state: string | null) =>
    (await api.kit.addCar({ id, stocknum: `S${id}`, show_on_dealer_website: true, state })).slug;

  it.each([
    [1, 'Queensland', 'Of Queensland.'],
    [2, 'nsw', 'Of New South Wales.'],
  ])('reserves vehicle %i in %s by the law of that state', async (id, state, coolingOff) => {
    const visit = new Visit(api, shown, await carIn(id, state));
    const page = await visit.checkout();
    expect(page).toMatchObject({ payments: true, terms: { coolingOff } });
    expect(await visit.reserve(page)).toMatchObject({ to: expect.stringContaining('/checkout') });
    const { reference } = (await visit.checkout()).hold ?? expect.fail('It is not reserved.');
    expect((await api.hold(reference)).terms.texts).toMatchObject({ coolingOff });
  });

  it.each([
    [3, null],
    [4, 'Otago'],
    [5, 'VIC'],
  ])('neither reserves nor sells vehicle %i in %s online: nobody knows by which law', async (id, state) => {
    const slug = await carIn(id, state);
    const visit = new Visit(api, shown, slug);
    expect(await visit.checkout()).toMatchObject({ free: 'free', payments: false, terms: null });
    expect(await visit.open()).toMatchObject({ free: 'free', payments: false, terms: null, view: null });
    const own = state === 'VIC' ? state : null;
    const made = await new Browser(api.kit, slug).reserve({ state: own });
    expect([made.status, made.body['error']]).toEqual([422, expect.stringContaining('Nothing was charged')]);
    expect((await new Browser(api.kit, slug).look()).body).toMatchObject({ mine: null, free: 'free' });
  });
});
