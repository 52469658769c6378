import { randomUUID } from 'node:crypto';
import { VALUED } from './people.ts';
import { open, type Row } from './row.ts';

/** Somebody without an account, whose name stands in nothing that is looked at. */
const visitor = { name: 'Ash', last_name: 'Walker', email: 'ash@visitor.example', phone: '0491 570 158' };

const answers = { price: '30,000', deposit: '5000', balloon: '', term: '5 years', use: 'Mostly personal' };

/** The calls that everybody may make. Each answers all callers alike, whatever they show. */
export const openRows: Readonly<Record<string, Row>> = {
  'GET /healthz': open(200),
  'GET /readyz': open(200),
  // For operators, not on the hosts of dealers.
  'GET /metrics': open(404),
  'GET /api/openapi.json': open(200),
  'GET /api/cars': open(200),
  'GET /api/cars/:slug': open(200, ({ free: { slug } }) => ({ params: { slug } }), 404),
  'GET /api/cars/:slug/view.json': open(200, ({ free: { slug } }) => ({ params: { slug } }), 404),
  // No search engine runs here.
  'GET /api/cars/:slug/similar': open(503, ({ free: { slug } }) => ({ params: { slug } }), 404),
  'GET /api/cars/:slug/autogauge': open(404, ({ free: { slug } }) => ({ params: { slug } })),
  'GET /api/cars/:slug/pdf': open(503, ({ free: { slug } }) => ({ params: { slug } }), 404),
  'GET /api/cars/:id/finance': open(404, ({ free }) => ({ params: { id: String(free.id) } })),
  'GET /api/delivery': open(404, () => ({ query: { postcode: '4006' } })),
  'GET /api/appointments': open(200, () => ({ query: { location_id: '1' } })),
  'GET /api/rego': open(200, () => ({ query: { state: 'QLD', plate: '417XYZ' } }), 204),
  'GET /api/feeds/:file': open(200, () => ({ params: { file: 'stock.json' } })),
  'GET /api/mcp': open(405),
  'GET /api/account/finance-gate': open(200, ({ free: { slug } }) => ({ query: { car_id: slug } })),
  'GET /api/finance-applications/start': open(200),
  'GET /api/alerts': open(200, ({ free }) => ({ query: { cars: String(free.id) } }), 422),
  'GET /api/payments/sandbox/:session': open(404, () => ({ params: { session: 'cs_test_none' } })),

  'POST /api/leads': open(200, () => ({
    headers: { 'idempotency-key': randomUUID() },
    body: { ...visitor, postcode: '4006', message: 'Is it there?', category: 'General Enquiry' },
  })),
  'POST /api/leads/phone-reveal': open(422, ({ free }) => ({
    body: { car_id: free.id, page: '/elsewhere', view_key: randomUUID() },
  })),
  'POST /api/uploads': open(404, () => ({ query: { form: 'careers' }, body: {} })),
  'POST /api/valuations': open(200, () => ({ body: VALUED }), 422),
  'POST /api/youx/quote': open(404, () => ({
    body: {
      ...{ selfAssessedCreditScore: 'Good', purchasePrice: 30_000, loanTerm: 5 },
      ...{ year: 2020, vin: null, nvic: null, whoIsHelping: '' },
    },
  })),
  'POST /api/events': open(200, () => ({ body: { events: [{ event_id: 22 }] } })),
  'POST /api/vitals': open(200, () => ({
    body: { page: 'home', device: 'phone', vitals: [{ name: 'LCP', value: 900 }] },
  })),
  'POST /api/mcp': open(200, () => ({
    headers: { accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  })),
  'POST /api/account/codes': open(200, () => ({ body: { to: visitor.email } })),
  'POST /api/account/sessions': open(422, () => ({ body: { id: randomUUID(), code: '123456' } })),
  'POST /api/account/passkey-challenges': open(200, () => ({ body: {} })),
  'POST /api/account/passkey-sessions': open(422, ({ zoe }) => ({
    body: {
      ...{ id: zoe.ids.passkey, rawId: zoe.ids.passkey, type: 'public-key' },
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: null },
    },
  })),
  'POST /api/subscriptions/stop': open(200, () => ({ body: { email: visitor.email } })),
  'POST /api/alerts': open(
    200,
    ({ free }) => ({
      body: {
        ...{ email: visitor.email, rhythm: 'daily', agreed: true, statement: 'Email me.', page: '/alerts' },
        cars: [free.id],
      },
    }),
    422,
  ),
  'POST /api/finance-applications': open(200, () => ({
    body: { kind: 'application', car_id: null, loan: '', step: 'loan', answers },
  })),
  'POST /api/invoices': open(200, () => ({ body: { invoice: 'INV-1', amount: '10', shopper: visitor } })),
  'POST /api/reservations/:slug/purchase': open(
    200,
    ({ free: { slug } }) => ({
      params: { slug },
      body: {
        choices: {
          ...{ handover: '', place: '', address: '', postcode: '', time: '' },
          ...{ trade: '', trade_in: '', pay: '', extras: [] },
        },
      },
    }),
    404,
  ),
  'POST /api/payments/sandbox/:session': open(404, () => ({ params: { session: 'cs_test_none' }, body: {} })),
  // Without Stripe’s signature it is a stranger’s word that Zoe has not paid.
  'POST /api/payments/webhook': open(400, ({ zoe }) => ({
    headers: { 'stripe-signature': `t=${Math.floor(Date.now() / 1_000)},v1=${'a'.repeat(64)}` },
    body: {
      ...{ id: 'evt_forged', object: 'event', type: 'checkout.session.expired', created: 1 },
      data: { object: { id: 'cs_forged', client_reference_id: zoe.ids.hold, metadata: {} } },
    },
  })),
};
