import { setTimeout as sleep } from 'node:timers/promises';
import { enqueue } from '@forecourt/database';
import { sql } from 'kysely';
import { person } from '../../src/test/person.ts';
import { openSurroundings } from './surroundings.ts';
import type { Service, Surroundings } from './surroundings.ts';

/** Between two rounds of visitors, milliseconds. */
const EVERY_MS = 1_000;
/** Until everything must have caught up, milliseconds. */
const CATCHES_UP_MS = 120_000;
/** A visitor may ask for 120 quotes in ten minutes. */
const ROUNDS_A_QUOTE = 10;
const SEARCH = '/search/new-used-and-demo-cars/';

/** What came out of a service that was away. */
export interface AwayResult {
  /** Requests while it was away. */
  asked: number;
  /** Pages that had been visited before and were not served. */
  notServed: number;
  /** Answers of 500 and above without `Retry-After`, each with its address. */
  undeclared: string[];
  /** Forms that were answered with an apology, and sent again by the shopper later. */
  apologies: number;
  /** Acknowledged leads. */
  leads: number;
  /** Acknowledged leads that are not in the database once, or not in the mailbox. */
  lost: number;
  /** Messages above one for a lead in the mailbox. */
  twice: number;
  /** Answers to quotes that were neither a quote, nor that there is none. */
  brokenQuotes: number;
  /** From its return until nothing waited any more, seconds. */
  catchUpSeconds: number;
}

interface Shown {
  id: number;
  slug: string;
  price: number;
}

/**
 * Takes a service away from a host for a while, with visitors, forms and a changed price meanwhile, and gives it back. What the outbox
 * then still waits for between two attempts (up to half an hour) is not waited for: its clock is moved.
 */
export async function serviceAway(service: Service, seconds: number): Promise<AwayResult> {
  const around = await openSurroundings();
  try {
    const cars = await shownCars(around);
    const [car] = cars;
    if (!car) throw new Error('The site shows no vehicle with a price.');
    const known = ['/', SEARCH, `/cars/${car.slug}`];
    const visitors = new Visitors(around, cars);
    for (const page of known) await visitors.visit(page, true);
    await visitors.sendLead();
    if (visitors.result.notServed > 0 || visitors.acknowledged.size === 0)
      throw new Error(`The site does not work: ${JSON.stringify(visitors.result)}`);

    await around.leave(service);
    const from = performance.now();
    const price = car.price + 1_000;
    for (let changed = false; performance.now() - from < seconds * 1_000;) {
      await Promise.all([...known.map((page) => visitors.visit(page, true)), visitors.round()]);
      if (!changed && performance.now() - from > seconds * 500) {
        changed = true;
        await changePrice(around, car.id, price);
      }
      await sleep(EVERY_MS);
    }
    const asked = visitors.asked;
    await around.comeBack(service);
    const catchUpSeconds = await caughtUp(around, visitors, { ...car, price });
    return { ...visitors.result, asked, ...(await counted(around, visitors.acknowledged)), catchUpSeconds };
  } finally {
    await around.close();
  }
}

class Visitors {
  readonly result = { notServed: 0, undeclared: [] as string[], apologies: 0, brokenQuotes: 0 };
  readonly acknowledged = new Set<string>();
  /** Shoppers whose form was answered with an apology. */
  refused: number[] = [];
  asked = 0;
  private readonly around: Surroundings;
  private readonly cars: readonly Shown[];
  private shoppers = 0;
  private rounds = 0;

  constructor(around: Surroundings, cars: readonly Shown[]) {
    this.around = around;
    this.cars = cars;
  }

  async visit(where: string, known = false): Promise<void> {
    const { status } = await this.ask(where);
    if (known && status !== 200) this.result.notServed += 1;
  }

  /** A vehicle that nobody has looked at, a search that nobody has made, a quote and a form. */
  async round(): Promise<void> {
    const number = this.asked;
    this.rounds += 1;
    const car = this.cars[number % this.cars.length]!;
    await Promise.all([
      this.visit(`/cars/${car.slug}?visit=${number}`),
      this.visit(`${SEARCH}?km=-${20_000 + number}`),
      this.rounds % ROUNDS_A_QUOTE === 0 && this.quote(car),
      this.sendLead(),
    ]);
  }

  async sendLead(shopper = (this.shoppers += 1)): Promise<void> {
    const phone = `04915${String(shopper).padStart(5, '0')}`;
    const body = { ...person, phone, email: `shopper-${shopper}@shopper.example` };
    const { status, text } = await this.ask('/api/leads', { body, key: `away-shopper-${shopper}` });
    if (status === 200) {
      const { lead_id: id }: { lead_id: string } = JSON.parse(text);
      this.acknowledged.add(id);
      return;
    }
    if (status !== 503) throw new Error(`A lead was answered with ${status}: ${text}`);
    this.result.apologies += 1;
    this.refused.push(shopper);
  }

  /** The shoppers that got an apology send the same form again. */
  async sendRefused(): Promise<void> {
    const again = this.refused;
    this.refused = [];
    for (const shopper of again) await this.sendLead(shopper);
  }

  /** Asks for a quote, and gives what the lender says; null while the lender is away, and the page shows none. */
  async quote(car: Shown): Promise<string | null> {
    const asked = { selfAssessedCreditScore: 'GREAT', purchasePrice: car.price, loanTerm: 5, year: 2020 };
    const body = { ...asked, vin: null, nvic: null, whoIsHelping: '', car_id: car.id };
    const { status, text } = await this.ask('/api/youx/quote', { body });
    if (status === 200) return text;
    if (status !== 204 && status !== 503) this.result.brokenQuotes += 1;
    return null;
  }

  private async ask(...words: Parameters<Surroundings['ask']>) {
    this.asked += 1;
    const answer = await this.around.ask(...words);
    if (answer.status >= 500 && !(answer.status === 503 && answer.retryAfter !== undefined))
      this.result.undeclared.push(`${answer.status} ${words[0]}: ${answer.text.slice(0, 100)}`);
    return answer;
  }
}

async function shownCars({ db, ask }: Surroundings): Promise<Shown[]> {
  const rows = await db.selectFrom('cars').select(['id', 'slug']).orderBy('id').limit(40).execute();
  const shown: Shown[] = [];
  for (const { id, slug } of rows) {
    const { status, text } = await ask(`/api/cars/${slug}`);
    if (status !== 200) continue;
    const { price, status: sold }: { price: number | null; status: string } = JSON.parse(text);
    if (price !== null && price > 0 && sold === 'in_stock') shown.push({ id, slug, price });
  }
  return shown;
}

async function changePrice({ db }: Surroundings, id: number, price: number): Promise<void> {
  await sql`update cars set car = jsonb_set(car, '{price}', to_jsonb(${price}::int)) where id = ${id}`.execute(
    db,
  );
  await enqueue(db, [{ topic: 'car.changed', key: String(id) }]);
}

/** Seconds until the host is ready, its pages and its index have the price, the lender quotes, and every message is delivered. */
async function caughtUp(
  around: Surroundings,
  visitors: Visitors,
  { id, slug, price }: Shown,
): Promise<number> {
  const from = performance.now();
  const shown = `$${price.toLocaleString('en-AU')}`;
  for (;;) {
    await around.db
      .updateTable('outbox')
      .set({ next_attempt_at: new Date() })
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('last_error', 'is not', null)
      .where('next_attempt_at', '>', new Date())
      .execute();
    await visitors.sendRefused();
    const ready = (await around.ask('/readyz')).status === 200;
    const page = (await around.ask(`/cars/${slug}`)).text.includes(shown);
    const quote = (await visitors.quote({ id, slug, price }))?.includes('weeklyRepaymentAmount') ?? false;
    const index = (await around.indexedPrice(id)) === price;
    const waiting = await around.db
      .selectFrom('outbox')
      .select('topic')
      .where('done_at', 'is', null)
      .execute();
    const rest = { ready, page, quote, index, refused: visitors.refused.length, waiting: waiting.length };
    const seconds = (performance.now() - from) / 1_000;
    if (ready && page && quote && index && rest.refused === 0 && rest.waiting === 0) return seconds;
    if (seconds * 1_000 > CATCHES_UP_MS)
      throw new Error(`After ${Math.round(seconds)} s it has not caught up: ${JSON.stringify(rest)}`);
    await sleep(500);
  }
}

async function counted({ db, mails }: Surroundings, acknowledged: ReadonlySet<string>) {
  const rows = await db.selectFrom('leads').select('id').execute();
  const stored = new Set(rows.map(({ id }) => id));
  const messages = new Map(mails.map(({ messageId, name }) => [messageId, name]));
  const names = new Set(messages.values());
  return {
    leads: acknowledged.size,
    lost: [...acknowledged].filter((id) => !stored.has(id) || !names.has(id)).length,
    twice: messages.size - names.size,
  };
}
