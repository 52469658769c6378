import { randomBytes } from 'node:crypto';
import { testApi, type TestApi } from '@forecourt/api/testing';
import { findHold } from '@forecourt/checkout-desk';
import { leadLimits } from '@forecourt/lead-desk';
import { softAuthenticator } from '@forecourt/shoppers/testing';
import { z } from 'zod';
import { halves, HOME, openSites, VERSION } from './sites.ts';

/** What shows who a caller is. A visitor without it sends guesses of the right form. */
export interface Secrets {
  /** The cookies of the browser: session, known device, checkout. */
  cookie: string;
  /** `X-Checkout-Token`. */
  checkout: string;
  /** `X-Application-Token`. */
  application: string;
  /** The links of mails, by what they open. */
  hold: string;
  invoice: string;
  subscriber: string;
  alert: string;
  share: string;
  /** The signed value of a trade-in. */
  valuation: string;
}

/** A shopper with an account and one of everything that the sites keep of a shopper. */
export interface Person {
  secrets: Secrets;
  /** What nobody else may read. */
  private: readonly string[];
  /** Ids that are no secrets: others may have seen them. */
  ids: { session: string; passkey: string; alert: number; lead: string; hold: string };
  /** The vehicle that this shopper has reserved and paid for. */
  car: { id: number; slug: string };
  contact: { name: string; last_name: string; email: string; phone: string };
}

/** A request as it is sent. */
export interface Ask {
  method: string;
  path: string;
  query?: Readonly<Record<string, string>> | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
}

/** An answer with its text. */
export interface Answer {
  status: number;
  text: string;
  headers: Headers;
}

/** The API of both dealers, two shoppers of the first, and the signed webhook of a payment. */
export interface World {
  kit: TestApi;
  zoe: Person;
  max: Person;
  /** A vehicle that nobody holds, at each dealer. */
  free: { id: number; slug: string };
  send(ask: Ask, host?: string): Promise<Answer>;
  close(): Promise<void>;
}

/** A secret of the right form that opens nothing. */
export const guess = (): string => randomBytes(32).toString('base64url');

/** A visitor who shows nothing that is somebody's. */
export const nobody = (): Secrets => ({
  ...{ cookie: '', checkout: guess(), application: guess(), hold: guess() },
  ...{ invoice: guess(), subscriber: guess(), alert: guess(), share: guess(), valuation: guess() },
});

const LIMITS = { perAddress: 1_000_000, perSite: null };

/** Opens the API of both dealers on an embedded database, and lets two shoppers do everything once. */
export async function openWorld(env: Readonly<Record<string, string>>): Promise<World> {
  const mails: string[] = [];
  const mailer = {
    kind: 'mailbox' as const,
    send: (mail: { text: string }) => Promise.resolve(void mails.push(mail.text)),
    close: () => {},
  };
  const kit = await testApi('pglite', {
    ...{ halves, sites: openSites(env), now: () => new Date(), limits: leadLimits(LIMITS), mailer },
    ...{ codesPer10Minutes: 1_000_000 },
  });
  let calls = 0;
  const send: World['send'] = async ({ method, path, query, headers, body }, host = HOME) => {
    calls += 1;
    const where = query ? `${path}?${new URLSearchParams(query)}` : path;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await kit.request(
      where,
      {
        method,
        headers: { host, 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: text }),
      },
      { clientAddress: `198.18.${calls >> 8}.${calls & 255}` },
    );
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  await stockTheYards(kit);
  const free = await kit.addCar({ id: 1, stocknum: 'F1', show_on_dealer_website: true }, 'example-motors');
  const world = { kit, free, send, close: () => kit.database.close() };
  const codeTo = () =>
    /\b(\d{3}) ?(\d{3})\b/
      .exec(mails.at(-1) ?? '')
      ?.slice(1)
      .join('') ?? '';
  const zoe = await person(world, codeTo, { id: 11, name: 'Zebedina', phone: '0491 570 156' });
  const max = await person(world, codeTo, { id: 12, name: 'Maximilia', phone: '0491 570 157' });
  return { ...world, zoe, max };
}

/** The vehicles by which a trade-in is valued. */
async function stockTheYards(kit: TestApi): Promise<void> {
  const facts = { year: 2021, km: 60_000, body: 'SUV', trans: 'Automatic', price_type: 'EGC' };
  const sold = { status: 'sold', regplate: '417XYZ', state: 'QLD', badge: 'Cruiser' };
  await kit.addCar({ ...facts, ...sold, id: 900, stocknum: 'S900', price: 90_000 }, 'example-motors');
  for (const [at, price] of [28_000, 30_000, 32_000].entries())
    await kit.addCar({ ...facts, id: 901 + at, stocknum: `S${901 + at}`, price }, 'other-motors');
}

/** The request of a value for the plate of that yard. */
export const VALUED = {
  ...{ rego: '417XYZ', regoState: 'QLD', kms: 60_000 },
  adjustmentAnswers: { condition: 'fair', service_history: 'full', accidents: 'none', finance: 'No' },
};

/** A shopper who signs in, saves, notes, shares, reserves, pays, applies, subscribes and follows. */
async function person(
  world: Pick<World, 'kit' | 'send' | 'free'>,
  codeTo: () => string,
  { id, name, phone }: { id: number; name: string; phone: string },
): Promise<Person> {
  const { kit, send, free } = world;
  const email = `${name.toLowerCase()}@shopper.example`;
  const contact = { name, last_name: `${name}son`, email, phone };
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  /** Does one thing, which has to succeed. */
  const done = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const method = body === undefined ? 'GET' : 'POST';
    const answer = await send({ method, path, body, headers: { cookie: cookie(), ...headers } });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    for (const set of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(key, value);
    }
    return z.record(z.string(), z.unknown()).parse(JSON.parse(answer.text));
  };
  const textOf = (value: unknown) => z.string().parse(value);

  const signIn = async () => {
    const { id: codeId } = await done('/api/account/codes', { to: email });
    await done('/api/account/sessions', { id: codeId, code: codeTo() });
  };
  await signIn();
  const { sessions } = await done('/api/account/sessions');
  const [session] = z.array(z.object({ id: z.string() })).parse(sessions);
  // On another device: the session above is the one that somebody may try to end.
  cookies.clear();
  await signIn();

  const note = `A secret note of ${name}`;
  const listed = { phone_number: null, car_id: free.id };
  await done('/api/watchlist/save-car', listed);
  await done('/api/watchlist/note-car', { ...listed, note, before: '' });
  const share = textOf((await done('/api/watchlist/share', { with_notes: true }))['link']);

  const device = softAuthenticator();
  const creation = z
    .object({ challenge: z.string(), rp: z.object({ id: z.string() }), user: z.object({ id: z.string() }) })
    .parse(await done('/api/account/passkeys/challenges', {}));
  const passkey = await done('/api/account/passkeys', device.make(creation, { origin: `http://${HOME}` }));

  const car = await kit.addCar({ id, stocknum: `R${id}`, show_on_dealer_website: true }, 'example-motors');
  const reserved = { price: 30_000, version: VERSION, agreed: true, shopper: contact };
  const { token, hold } = await done(`/api/reservations/${car.slug}`, reserved);
  const checkout = textOf(token);
  cookies.set('checkout', checkout);
  const { payment_url, reference } = z.object({ payment_url: z.string(), reference: z.string() }).parse(hold);
  const pay = (path: string) =>
    send({
      ...{ method: 'POST', path, body: 'card=4242424242424242' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  await pay(payment_url);
  const { link: invoiceLink, payment: invoice } = z
    .object({ link: z.string(), payment: z.object({ payment_url: z.string() }) })
    .parse(await done('/api/invoices', { invoice: `INV-${name}`, amount: '120', shopper: contact }));
  await pay(invoice.payment_url);

  const loan = `31,${id}7`;
  const answers = { price: loan, deposit: '5000', balloon: '', term: '5 years', use: 'Mostly personal' };
  const draft = { kind: 'application', car_id: null, loan: '', step: 'loan', answers };
  const application = textOf((await done('/api/finance-applications', draft))['token']);

  const { id: valuation } = await done('/api/valuations', VALUED);
  const lead = {
    ...{ ...contact, postcode: '4006', message: note, category: 'Trade-In', opt_in: true },
    valuation_id: valuation,
  };
  const { lead_id } = await done('/api/leads', lead, { 'idempotency-key': `key-of-${name}` });
  const followed = { email, rhythm: 'at-once', agreed: true, statement: 'Email me.', page: '/alerts' };
  await done('/api/alerts', { ...followed, cars: [free.id] });
  const { db } = kit.database;
  const asked = await db
    .selectFrom('alerts')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await done('/api/alerts/confirm', { token: asked.token });
  const subscriber = await db
    .selectFrom('subscribers')
    .select('token')
    .where('site', '=', 'example-motors')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { reservations } = await done('/api/account/reservations');
  const [mine] = z.array(z.object({ link: z.string() })).parse(reservations);

  const found = await findHold({ db }, 'example-motors', { reference });

  const secrets: Secrets = {
    ...{ cookie: cookie(), checkout, application, share },
    ...{ hold: textOf(mine?.link), invoice: invoiceLink },
    ...{ subscriber: subscriber.token, alert: asked.token, valuation: textOf(valuation) },
  };
  const { cookie: all, ...links } = secrets;
  return {
    secrets,
    private: [
      ...[email, phone, contact.last_name, note, reference, loan, `INV-${name}`],
      ...Object.values(links),
      ...all
        .split('; ')
        .map((pair) => pair.slice(pair.indexOf('=') + 1))
        .filter((value) => value.length > 9),
    ],
    ids: {
      ...{ session: textOf(session?.id), passkey: textOf(passkey['id']), lead: textOf(lead_id) },
      ...{ alert: asked.id, hold: found?.id ?? '' },
    },
    ...{ car, contact },
  };
}
