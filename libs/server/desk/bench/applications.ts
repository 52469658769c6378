import { deskRoutes } from '@forecourt/desk-client';
import { addApplication, testApplications } from '@forecourt/finance-desk/testing';
import { sql } from 'kysely';
import { addLead } from '../src/test/addLead.ts';
import { secondFactor } from '../src/test/secondFactor.ts';
import { site, testDesk } from '../src/test/testDesk.ts';

// The list of 1,000 finance applications in the desk, in process: with sign-in, role and a page of 50.
const APPLICATIONS = 1_000;
const CALLS = 60;
const AT_MOST_MS = 80;

const engine = process.env['FORECOURT_TEST_POSTGRES'] ? 'postgres' : 'pglite';
const kit = await testDesk(engine);
const { db } = kit.database;
const services = await testApplications(db);
kit.services.financeKeys = services.keys;
const leadId = await addLead(kit);
const facts = { site: site.slug, leadId, answers: { first_name: 'Kim', last_name: 'Lee' } };
for (let each = 0; each < APPLICATIONS; each += 1)
  await addApplication({ ...services, now: new Date(Date.now() - each * 60_000) }, facts);
await sql`analyze`.execute(db);
const owner = await kit.staff('owner');
await secondFactor(owner);
const times = [];
for (let call = 0; call < CALLS; call += 1) {
  const started = performance.now();
  const { applications } = await owner.ask(deskRoutes.financeApplications, {
    params: { site: site.slug },
    query: {},
  });
  times.push(performance.now() - started);
  if (applications.length !== 50) throw new Error(`A page has ${applications.length} applications.`);
}
const sorted = times.toSorted((a, b) => a - b);
const [p50, p95] = [0.5, 0.95].map((share) => Math.round((sorted[Math.floor(share * CALLS)] ?? 0) * 10) / 10);
const figure = `desk, ${APPLICATIONS} applications, ${engine}: newest of all`;
console.log(JSON.stringify({ figure, value: p95, unit: 'ms', p50, p95, atMost: AT_MOST_MS }));
await kit.database.close();
process.exit(0);
