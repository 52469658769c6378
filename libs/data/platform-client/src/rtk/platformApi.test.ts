import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { platformApi } from './index.ts';

const leadId = 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11';
const lead = {
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim@shopper.example',
  phone: '0491 570 006',
  postcode: '0800',
  message: 'Is it still there?',
};
const newStore = () =>
  configureStore({
    reducer: { [platformApi.reducerPath]: platformApi.reducer },
    middleware: (defaults) => defaults().concat(platformApi.middleware),
  });

afterEach(() => vi.unstubAllGlobals());

it('[EN-07] returns the id of a lead, and the invalid fields as plain data', async () => {
  const store = newStore();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ lead_id: leadId })));
  const sent = store.dispatch(platformApi.endpoints.postLead.initiate({ lead, idempotencyKey: 'key-12345' }));
  expect(await sent.unwrap()).toEqual({ lead_id: leadId });

  const refusal = { error: 'Please fix the following errors:', fields: { phone: ['Please enter a phone.'] } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 422 })));
  const refused = store.dispatch(
    platformApi.endpoints.postLead.initiate({ lead, idempotencyKey: 'key-12345' }),
  );
  await expect(refused.unwrap()).rejects.toEqual({ status: 422, ...refusal });
});

it('makes one request for two components', async () => {
  const store = newStore();
  const asked = vi.fn(() => Promise.resolve(Response.json({ location_id: 101, slots: [] })));
  vi.stubGlobal('fetch', asked);
  const times = () => store.dispatch(platformApi.endpoints.appointments.initiate(101));
  await Promise.all([times(), times()]);
  expect(asked).toHaveBeenCalledTimes(1);
});
