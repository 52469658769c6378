import { readFileSync } from 'node:fs';
import { stockMessages } from '@forecourt/api';
import { enqueue, json } from '@forecourt/database';
import { parseCar } from '@forecourt/vehicle';
import { sql } from 'kysely';
import half from '../../index.ts';
import { carReader } from '../../AlertSite.ts';
import { alertsApi, NOON, offer } from '../alerts-api.ts';
import { cpuSeconds, figure } from './support/figures.ts';
import { aSearch, aVehicle } from './support/searches.ts';

// From the message of the outbox to the stored news and the scheduled e-mails, with the database: a night's import of a large group over 100,000 saved
// searches of as many people. Of 20,000 changed vehicles one in twenty is new and one in five became 5 % cheaper; of the others something changed that no
// search asks for. The messages have 500 vehicles each, as the search index sends them.
const SEARCHES = 100_000;
const CHANGES = 20_000;
const isNew = (place: number): boolean => place % 20 === 0;
const isCheaper = (place: number): boolean => place % 5 === 1;
const PER_MESSAGE = 500;
const ROWS = 5_000;
/** Of the times in /proc. */
const TICKS_PER_SECOND = 100;
/** The day before. */
const BEFORE = new Date(NOON.getTime() - 86_400_000);

const engine = process.env['FORECOURT_TEST_POSTGRES'] ? 'postgres' : 'pglite';
const kit = await alertsApi(engine);
const { site } = kit;
const { db } = kit.database;
const pages = <Row>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, page) =>
    rows.slice(page * ROWS, (page + 1) * ROWS),
  );

/** Seconds of CPU that the server of the database has used on this machine; the embedded one runs in this process. */
async function databaseSeconds(): Promise<number> {
  if (engine === 'pglite') return 0;
  const { rows: backends } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(db);
  const ticks = backends.map(({ pid }) => {
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(facts[11]) + Number(facts[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

const wishes = Array.from({ length: SEARCHES }, aSearch);
for (const page of pages(wishes))
  await sql`
    with wish as (
      select fields, row_number() over () + (select count(*) from alerts) as number
      from unnest(${page.map((fields) => JSON.stringify(fields))}::jsonb[]) as fields
    ), person as (
      insert into subscribers (site, email, token)
      select ${site.slug}, 'shopper' || number || '@mail.example', 'token ' || number from wish
    )
    insert into alerts (site, email, token, kind, label, search, fields, rhythm, statement, page, asked_at, confirmed_at)
    select ${site.slug}, 'shopper' || number || '@mail.example', '', 'search', 'A search', '/search', fields, 'daily',
      'Email me.', '/alerts', ${BEFORE}, ${BEFORE} from wish`.execute(db);

const vehicles = Array.from({ length: CHANGES }, (_, place) => {
  const { name, price, car_type, ...fields } = aVehicle();
  return parseCar({
    ...{ ...fields, id: place + 1, name, price, car_type, item_type: 'car', status: 'in_stock' },
    ...{ stocknum: `B${place}`, slug: `vehicle-b${place}`, show_on_dealer_website: true },
  });
});
for (const page of pages(vehicles))
  await db
    .insertInto('cars')
    .values(
      page.map((car) => ({
        ...{ id: car.id, dealer: site.slug, stocknum: car.stocknum ?? '', vin: null, slug: car.slug },
        ...{ status: car.status, car: json(car), content_hash: '', created_at: NOON },
      })),
    )
    .execute();

const read = carReader(site, offer, NOON);
const cars = await db.selectFrom('cars').selectAll().orderBy('id').execute();
const seen = cars.flatMap((row, place) => {
  if (isNew(place)) return [];
  const price = Math.round((row.car.price ?? 0) * (isCheaper(place) ? 1.05 : 1));
  return [{ row, car: read({ ...row, car: { ...row.car, price } }) }];
});
for (const page of pages(seen))
  await db
    .insertInto('alert_cars')
    .values(
      page.map(({ row, car }) => ({
        ...{ site: site.slug, car_id: row.id, available: car.available, document: json(car.document) },
      })),
    )
    .execute();
await sql`analyze`.execute(db);

const ids = vehicles.map(({ id }) => ({ id, dealer: site.slug }));
for (let from = 0; from < CHANGES; from += PER_MESSAGE)
  await enqueue(
    db,
    stockMessages([half], [site], ids.slice(from, from + PER_MESSAGE)).map((message) => ({
      ...{ ...message, notBefore: NOON },
    })),
  );

const [started, startedCpu] = [performance.now(), cpuSeconds() + (await databaseSeconds())];
await kit.deliver();
const seconds = (performance.now() - started) / 1000;
const cpu = cpuSeconds() + (await databaseSeconds()) - startedCpu;
const { rows } = await sql<{ news: number; mails: number }>`
  select (select count(*)::int from alert_news) as news,
    (select count(*)::int from outbox where topic = 'alerts.mail') as mails`.execute(db);
const [{ news, mails } = { news: 0, mails: 0 }] = rows;
if (news === 0 || mails === 0) throw new Error('No search found a vehicle.');
const of = `${engine}, 100,000 saved searches over 20,000 changes, outbox to news`;
figure(`${of}, CPU of process and database`, cpu, 's', 60);
figure(`${of}, elapsed`, seconds, 's');
figure(`${of}: stored`, news, 'rows');
figure(`${of}: e-mails scheduled`, mails, 'messages');
await kit.close();
process.exit(0);
