import { parseCar } from '@forecourt/vehicle';
import { expect, test, vi } from 'vitest';
import { operations } from '../contracts/index.ts';
import { call, callOnce, download, pathOf, PlatformProblem, routes } from '../index.ts';
import type { InputOf } from '../contracts/operations.ts';

const answering = (response: () => Response) =>
  vi.fn<(path: string, init?: RequestInit) => Promise<Response>>(() => Promise.resolve(response()));

test('a path has encoded parameters, and no undefined query parameters', () => {
  expect(pathOf(routes.carPdf, { params: { slug: 'rio/7' } })).toBe('/api/cars/rio%2F7/pdf');
  expect(pathOf(routes.carAddresses, { query: { after: undefined } })).toBe('/api/cars');
  expect(pathOf(routes.carAddresses, { query: { after: '7' } })).toBe('/api/cars?after=7');
});

test('a 204 is null for a call that declares it, and a problem otherwise', async () => {
  const fetch = answering(() => new Response(null, { status: 204 }));
  expect(await call(routes.carFinance, { params: { id: '7' } }, { fetch })).toBeNull();
  await expect(call(routes.car, { params: { slug: 'rio' } }, { fetch })).rejects.toBeInstanceOf(
    PlatformProblem,
  );
});

test('a write is sent as JSON, with keepalive if requested', async () => {
  const fetch = answering(() => Response.json({ counted: 1 }));
  const body: InputOf<typeof routes.postVitals>['body'] = {
    page: 'home',
    device: 'phone',
    vitals: [{ name: 'CLS', value: 0 }],
  };
  const { counted } = await call(routes.postVitals, { body }, { fetch, keepalive: true });
  expect(counted).toBe(1);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/vitals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });
});

test('a change is sent as PATCH to the path of its id', async () => {
  const id = 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11';
  const fetch = answering(() => Response.json({ lead_id: id, offer_accepted: true }));
  const body = { lead_id: id, valuation_id: 'signed', form_completed: true, offer_accepted: true };
  expect(await call(routes.patchLead, { params: { id }, body }, { fetch })).toEqual({
    lead_id: id,
    offer_accepted: true,
  });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    `/api/leads/${id}`,
    expect.objectContaining({ method: 'PATCH', body: JSON.stringify(body) }),
  );
});

test('the views of a car are requested with the version of its page', async () => {
  const fetch = answering(() => Response.json({ views: 3, car_fields: {} }));
  const query = { photos_count: '5', updated_at: '2026-11-20', website_id: 'a' };
  expect((await call(routes.carView, { params: { slug: 'rio' }, query }, { fetch })).views).toBe(3);
  expect(fetch.mock.calls[0]?.[0]).toBe(
    '/api/cars/rio/view.json?photos_count=5&updated_at=2026-11-20&website_id=a',
  );
});

test('a response can be validated with the schema of the table', async () => {
  const car = parseCar({ id: 7, make: 'Kia', model: 'Rio', car_type: 'used', price: 12_990 });
  const check = (value: unknown) => operations.car.answer.parse(value);
  const ask = (answer: object) =>
    call(routes.car, { params: { slug: 'rio' } }, { fetch: answering(() => Response.json(answer)), check });
  expect(await ask({ ...car, purchase_cost: 1 })).toEqual(car);
  await expect(ask({ id: 7 })).rejects.toMatchObject({ status: 0 });
});

test('a failed validation is a problem', async () => {
  const fetch = answering(() => Response.json({ price: -1, name: 'North' }));
  const check = () => {
    throw new TypeError('not a price');
  };
  await expect(
    call(routes.deliveryEstimate, { query: { postcode: '4810' } }, { fetch, check }),
  ).rejects.toMatchObject({ status: 0 });
});

test('a file is returned unchanged', async () => {
  const fetch = answering(() => new Response('%PDF'));
  const file = await download(routes.carPdf, { params: { slug: 'rio' } }, { fetch });
  expect(await file.text()).toBe('%PDF');
});

test('requests and responses are typed', () => {
  const refused = () => {
    // @ts-expect-error the parameter is the slug
    void call(routes.car, { params: { id: '7' } });
    // @ts-expect-error the body is required
    void call(routes.youxQuote, {});
    // @ts-expect-error a car has no such field
    void call(routes.car, { params: { slug: 'rio' } }).then((car) => car.colour_of_money);
    // @ts-expect-error the response may be null
    void call(routes.carFinance, { params: { id: '7' } }).then((info) => info.lender);
  };
  expect(refused).toBeTypeOf('function');
});

test('a response is cached, a failure is not', async () => {
  const ask = vi
    .fn<(id: number) => Promise<string | null>>()
    .mockResolvedValue('yes')
    .mockResolvedValueOnce(null);
  const once = callOnce(ask, (id) => id);
  expect(await once(7)).toBeNull();
  expect(await Promise.all([once(7), once(7)])).toEqual(['yes', 'yes']);
  expect(ask).toHaveBeenCalledTimes(2);
});
