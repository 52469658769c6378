import { exampleDealer, defineDealer, publicSite } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { findView } from './load-checkout.ts';

const site = publicSite(defineDealer({ ...exampleDealer, features: [] }));
const origin = 'https://dealer.example';

test.each([404, 422])(
  'an address that the platform refuses with %s is a page that is not there',
  async (status) => {
    const problem = { type: 'about:blank', title: 'Refused', status, error: 'Refused: slug.' };
    const fetch = async () => Response.json(problem, { status });
    const asked = { request: new Request(origin), slug: 'x'.repeat(2_000), link: undefined, back: false };
    const services = { site, origin, fetch, now: new Date(), nonce: null, searchKey: '' };
    await expect(findView(services, asked)).rejects.toMatchObject({ init: { status: 404 } });
  },
);
