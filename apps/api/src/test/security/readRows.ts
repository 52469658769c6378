import { row, slugOf, type Row } from './row.ts';

/** The reads of what is somebody’s: by a session, a secret of the browser, or the link of a mail. */
export const readRows: Readonly<Record<string, Row>> = {
  'GET /api/account': row([200, 204, 200, 204]),
  'GET /api/account/sessions': row([200, 401, 200, 401]),
  'GET /api/account/data': row([200, 401, 200, 401]),
  'GET /api/account/reservations': row([200, 401, 200, 401]),
  'GET /api/account/passkeys': row([200, 401, 200, 401]),
  'GET /api/watchlist': row([200, 401, 200, 401]),
  'GET /api/watchlist/share': row([200, 401, 200, 401]),
  'GET /api/shared-watchlist': row([200, 404, 200, 404], ({ share }) => ({ query: { link: share } })),
  'GET /api/spin-to-win': row([200, 401, 200, 401]),
  // Anybody may see the vehicle; `mine` is the hold.
  'GET /api/reservations/:slug': {
    answers: [200, 200, 200, 404],
    asks: ({ checkout, hold }, world) => [
      { params: slugOf(world), headers: { 'x-checkout-token': checkout } },
      { params: slugOf(world), query: { link: hold } },
    ],
  },
  'GET /api/reservations/:slug/own': row([200, 204, 204, 204], (_, world) => ({ params: slugOf(world) })),
  'GET /api/reservations/:slug/receipt': {
    answers: [503, 404, 404, 404],
    asks: ({ hold }, world) => [
      { params: slugOf(world) },
      { params: slugOf(world), query: { link: hold }, headers: { cookie: '' } },
    ],
  },
  'GET /api/invoices': row([200, 404, 200, 404], ({ invoice }) => ({ query: { link: invoice } })),
  'GET /api/invoices/receipt': row([503, 404, 503, 404], ({ invoice }) => ({ query: { link: invoice } })),
  'GET /api/finance-applications/mine': row([200, 404, 200, 404], ({ application }) => ({
    headers: { 'x-application-token': application },
  })),
  'GET /api/subscriptions': row([200, 404, 200, 404], ({ subscriber }) => ({ query: { token: subscriber } })),
  'GET /api/alerts/link': row([200, 404, 200, 404], ({ alert }) => ({ query: { token: alert } })),
  'GET /api/alerts/mine': row([200, 404, 200, 404], ({ subscriber }) => ({ query: { token: subscriber } })),
};
