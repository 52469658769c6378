import { deskRoutes } from '@forecourt/desk-client';
import { sql } from 'kysely';
import { addLead } from '../src/test/addLead.ts';
import { site, testDesk } from '../src/test/testDesk.ts';

// The list of the desk with 10,000 leads of one dealership and their deliveries, on the embedded database, in process: with sign-in, role,
// counts and a page of 50.
const LEADS = 10_000;
const CALLS = 60;
const AT_MOST_MS = 80;

const engine = process.env['FORECOURT_TEST_POSTGRES'] ? 'postgres' : 'pglite';
const kit = await testDesk(engine);
const { db } = kit.database;
const id = await addLead(kit);
await sql`
  insert into leads (id, site, idempotency_key, dedupe_key, category, payload, created_at)
  select gen_random_uuid(), site, 'bench-' || n, 'bench-' || n, category,
    payload || jsonb_build_object('name', 'Shopper' || n, 'email', 'shopper' || n || '@mail.example',
      'message', repeat('Is the car ' || n || ' still there, and has it a towbar? ', 8)),
    created_at - n * interval '7 minutes'
  from leads, generate_series(1, ${LEADS}::integer) as n where id = ${id}`.execute(db);
await sql`
  insert into lead_states (lead_id, site, category, department, location_id, created_at, updated_at, email, phone, search, vehicle, status)
  select leads.id, leads.site, leads.category, 'sales', 101 + abs(hashtext(leads.id::text)) % 3, leads.created_at, leads.created_at,
    leads.payload ->> 'email', '491570006', lower(concat_ws(' ', leads.payload ->> 'name', leads.payload ->> 'email', '0491570006',
      leads.payload ->> 'message', '2020 toyota rav4 u647390')), known.vehicle,
    (array['new', 'open', 'waiting', 'won', 'lost', 'spam'])[1 + abs(hashtext(leads.id::text)) % 6]
  from leads, lead_states as known where known.lead_id = ${id} and leads.id <> ${id}`.execute(db);
await sql`
  insert into outbox (topic, key, payload, done_at) select 'lead.email', id::text, jsonb_build_object('site', site), now()
  from leads`.execute(db);
await sql`analyze`.execute(db);

const sales = await kit.staff('sales', { places: [101, 102] });
const queries: Record<string, (call: number) => Record<string, string>> = {
  'newest of all': () => ({}),
  'inbox by what is due': () => ({ status: 'new,open,waiting', sort: 'due' }),
  'search by two words': (call) => ({ search: `shopper${call * 37} towbar` }),
  'search by phone number': () => ({ search: '0491 570 006', sort: 'updated' }),
  'search without a result': () => ({ search: 'zebra' }),
};
for (const [figure, queryOf] of Object.entries(queries)) {
  const times = [];
  const before = process.cpuUsage();
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    await sales.send(deskRoutes.leads, { params: { site: site.slug }, query: queryOf(call) });
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  // What a call costs, whatever else the machine does meanwhile.
  const cpuMs = Math.round((user + system) / 100 / CALLS) / 10;
  const sorted = times.toSorted((a, b) => a - b);
  const [p50, p95] = [0.5, 0.95].map(
    (share) => Math.round((sorted[Math.floor(share * CALLS)] ?? 0) * 10) / 10,
  );
  const cpu = {
    figure: `desk, ${LEADS} leads, ${engine}: ${figure}, CPU of a call`,
    value: cpuMs,
    unit: 'ms',
  };
  if (engine === 'pglite') console.log(JSON.stringify(cpu));
  const said = {
    figure: `desk, ${LEADS} leads, ${engine}: ${figure}`,
    value: p95,
    unit: 'ms',
    p50,
    p95,
    atMost: AT_MOST_MS,
  };
  console.log(JSON.stringify(said));
}
await kit.database.close();
process.exit(0);
