import { readRows } from './readRows.ts';
import { openRows } from './openRows.ts';
import type { World } from './people.ts';
import { row, slugOf, type Row } from './row.ts';
import { VERSION } from './sites.ts';

const ofList = ({ free }: World) => ({ phone_number: null, car_id: free.id });

/** The writes of who shows a session, a secret of this browser, or the link of a mail; what deletes is last. */
const ownWrites: Readonly<Record<string, Row>> = {
  'POST /api/watchlist/save-car': row([200, 401, 200, 401], (_, world) => ({ body: ofList(world) })),
  'POST /api/watchlist/note-car': row([409, 401, 409, 401], (_, world) => ({
    body: { ...ofList(world), note: 'Overwritten', before: 'Something else' },
  })),
  'POST /api/watchlist/share': row([200, 401, 200, 401], () => ({ body: { with_notes: true } })),
  'POST /api/account/passkeys/challenges': row([200, 401, 200, 401], () => ({ body: {} })),
  'POST /api/account/passkeys': row([422, 401, 422, 401], () => ({
    body: {
      ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    },
  })),
  'POST /api/account/passkeys/rename': row([200, 401, 404, 401], (_, { zoe }) => ({
    body: { id: zoe.ids.passkey, name: 'Renamed' },
  })),
  'POST /api/spin-to-win': row([200, 401, 200, 401], (_, { max }) => ({
    body: { version: VERSION, agreed: true, shopper: max.contact },
  })),
  'POST /api/reservations/:slug': row([200, 422, 422, 404], ({ checkout }, world) => ({
    params: slugOf(world),
    headers: { 'x-checkout-token': checkout },
    body: { price: 30_000, version: VERSION, agreed: true, shopper: world.max.contact },
  })),
  'PATCH /api/finance-applications/mine': row([200, 404, 200, 404], ({ application }) => ({
    headers: { 'x-application-token': application },
    body: { step: 'loan', answers: { price: '40,000' }, about: null },
  })),
  'POST /api/finance-applications/mine/send': row([422, 404, 422, 404], ({ application }) => ({
    headers: { 'x-application-token': application },
    body: { version: VERSION, credit_guide: true, privacy: true, truth: true },
  })),
  'POST /api/subscriptions': row([200, 404, 200, 404], ({ subscriber }) => ({
    body: { token: subscriber, topics: ['news', 'alerts'] },
  })),
  'POST /api/alerts/confirm': row([200, 404, 200, 404], ({ alert }) => ({ body: { token: alert } })),
  'POST /api/alerts/mine': row([200, 404, 200, 404], ({ subscriber }, { zoe }) => ({
    body: { token: subscriber, stop: zoe.ids.alert },
  })),
  'POST /api/alerts/devices': row([404, 404, 404, 404], ({ subscriber }) => ({
    body: {
      ...{ token: subscriber, endpoint: 'https://push.example/1', statement: 'Tell me.', page: '/alerts' },
      keys: { p256dh: 'AAAA', auth: 'AAAA' },
    },
  })),
  'POST /api/alerts/devices/move': row([404, 404, 404, 404], () => ({
    body: {
      ...{ from: 'https://push.example/1', endpoint: 'https://push.example/2' },
      keys: { p256dh: 'AAAA', auth: 'AAAA' },
    },
  })),
  'POST /api/alerts/devices/stop': row([200, 404, 200, 404], ({ subscriber }) => ({
    body: { token: subscriber, endpoint: 'https://push.example/1' },
  })),
  'POST /api/miscellaneous': row([200, 422, 422, 422], ({ valuation }, { zoe }) => ({
    body: { column_name: 'valuation', lead_id: zoe.ids.lead, id: valuation },
  })),
  'PATCH /api/leads/:id': row([200, 422, 422, 422], ({ valuation }, { zoe }) => ({
    params: { id: zoe.ids.lead },
    body: {
      ...{ lead_id: zoe.ids.lead, form_completed: true, offer_accepted: true },
      valuation_id: valuation,
    },
  })),
  // From here on, what is somebody’s ends.
  'POST /api/watchlist/remove-car': row([200, 401, 200, 401], (_, world) => ({ body: ofList(world) })),
  'POST /api/watchlist/unshare': row([200, 401, 200, 401], () => ({ body: {} })),
  'POST /api/account/passkeys/remove': row([200, 401, 404, 401], (_, { zoe }) => ({
    body: { id: zoe.ids.passkey },
  })),
  'POST /api/reservations/:slug/cancel': row([200, 404, 404, 404], ({ checkout }, world) => ({
    ...{ params: slugOf(world), headers: { 'x-checkout-token': checkout }, body: {} },
  })),
  'POST /api/reservations/:slug/refund': {
    answers: [200, 404, 404, 404],
    asks: ({ checkout, hold }, world) => [
      { params: slugOf(world), headers: { 'x-checkout-token': checkout }, body: {} },
      { params: slugOf(world), body: { link: hold } },
    ],
  },
  'POST /api/finance-applications/mine/discard': row([200, 200, 200, 200], ({ application }) => ({
    headers: { 'x-application-token': application },
    body: {},
  })),
  'POST /api/alerts/stop': row([200, 404, 200, 404], ({ subscriber }) => ({ query: { token: subscriber } })),
  'POST /api/unsubscribe': row([200, 404, 200, 404], ({ subscriber }) => ({ query: { token: subscriber } })),
  'POST /api/account/sessions/end': row([200, 401, 200, 401], (_, { zoe }) => ({
    body: { which: zoe.ids.session },
  })),
  'POST /api/account/delete': row([200, 401, 200, 401], () => ({ body: { confirm: true } })),
};

/** A row for each call of the API. */
export const rows: Readonly<Record<string, Row>> = { ...openRows, ...readRows, ...ownWrites };
