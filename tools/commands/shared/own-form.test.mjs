import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { codeBlocks } from './code-blocks.mjs';
import { root } from './paths.mjs';

/** A dealer's forms as docs/recipes/own-form.md has them. */
const place = join(root, '.forecourt/own-form');
after(() => rmSync(place, { recursive: true, force: true }));

const [forms = '', , routing = ''] = codeBlocks(
  readFileSync(join(root, 'docs/recipes/own-form.md'), 'utf8'),
  'ts',
);

/** The routes of a dealer with these forms, or the problems of its declaration. */
function routesWith(text) {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'forms.ts'), text);
  writeFileSync(
    join(place, 'main.ts'),
    `import { enquiry } from '@forecourt/enquiry';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { forms } from './forms.ts';
try {
  const { routes } = defineDealer({ ...exampleDealer, features: [enquiry({ forms })] });
  console.log(routes.map(({ id, path }) => id + ' /' + path).join('\\n'));
} catch (error) {
  console.log(error.message);
}`,
  );
  return ran('main.ts');
}

/** What a script of the dealer prints. */
function ran(script) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@forecourt/source', join(place, script)],
    { encoding: 'utf8', cwd: root, timeout: 90_000 },
  );
  return stdout + stderr;
}

/** Sends the form of the recipe three times, as two shoppers and as one who left a field out, and prints the answers and all mails. */
function sentLeads() {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'forms.ts'), forms);
  writeFileSync(
    join(place, 'send.ts'),
    `import { apiSite, siteLookup } from '@forecourt/api';
import { person, testApi } from '@forecourt/api/testing';
import { enquiry } from '@forecourt/enquiry';
import half from '@forecourt/enquiry/server';
import { deliverLeads, LEAD_TOPICS, openSms } from '@forecourt/lead-desk';
import { defineDealer, exampleDealer, exampleLocation } from '@forecourt/site-config';
import { forms } from './forms.ts';

const { leads } = { ${routing} };
const workshop = {
  ...{ ...exampleLocation, id: 2, slug: 'workshop', name: 'Example Workshop', primary: false },
  ...{ location_type: 'service', leadEmail: 'workshop@dealer.example' },
};
const definition = defineDealer({
  ...{ ...exampleDealer, slug: 'harbour-city', leads, locations: [exampleLocation, workshop] },
  features: [enquiry({ forms })],
});
const site = apiSite(definition, { origin: 'https://dealer.example', env: {}, halves: [half] });
const { byHost } = siteLookup([{ site, hosts: [] }]);
const kit = await testApi('pglite', { halves: [half], sites: byHost });
const send = async (name, values) => {
  const lead = { ...person, email: name + '@shopper.example', page_id: 'windscreen', message: forms[3].unsaid, values };
  const answer = await kit.postLead(lead, { 'idempotency-key': 'own-form-' + name });
  console.log(name, answer.status, JSON.stringify((await answer.json()).fields ?? {}));
};
await send('kim', { Rego: '123 ABC', size: 'A hand', notes: 'On the left' });
await send('lee', { Rego: '456 DEF', size: 'Larger' });
await send('max', { Rego: '789 GHI' });
const mailer = {
  kind: 'smtp',
  send: async ({ to, replyTo, text }) => console.log('mail', JSON.stringify({ to, replyTo: replyTo?.address, text })),
  close: () => undefined,
};
const now = () => new Date('2030-01-01T00:00:00Z');
const services = { db: kit.database.db, siteBySlug: () => site, mailer, sms: openSms({ mailboxDir: null }), now };
await deliverLeads(services, { topics: [...LEAD_TOPICS], limit: 100 });
await kit.database.close();
process.exit(0);
`,
  );
  const printed = ran('send.ts');
  const mails = [...printed.matchAll(/^mail (.*)$/gm)].map(([, json]) => JSON.parse(json));
  return { printed, mails };
}

test('[AN-04] the forms of the recipe have their pages', () => {
  const routes = routesWith(forms);
  for (const route of [
    'enquiry.service /service',
    'enquiry.parts /vehicle-parts-and-accessories',
    'enquiry.careers /careers',
    'enquiry.windscreen /windscreen',
  ])
    assert.ok(routes.includes(route), routes);
});

test('[AN-04] the form of the recipe is sent, and its leads go where the recipe says', () => {
  const { printed, mails } = sentLeads();
  assert.match(printed, /^kim 200 /m, printed);
  assert.match(printed, /^lee 200 /m, printed);
  assert.match(printed, /^max 422 .*values\.size/m, printed);
  const to = (address) => mails.filter((mail) => mail.to === address);
  // The two of the rule take turns, and the mailbox of the CRM gets both leads.
  for (const [staff, shopper, said] of [
    ['kim@dealer.example', 'kim@shopper.example', ['123 ABC', 'A hand', 'On the left']],
    ['sam@dealer.example', 'lee@shopper.example', ['456 DEF', 'Larger']],
  ]) {
    const [mail, ...more] = to(staff);
    assert.deepEqual([mail?.replyTo, more.length], [shopper, 0], printed);
    for (const words of ['Windscreen', 'Example Workshop', ...said])
      assert.ok(mail.text.includes(words), mail.text);
  }
  assert.equal(to('crm@dealer.example').length, 2, printed);
  assert.equal(to('workshop@dealer.example').length + to('leads@dealer.example').length, 0, printed);
});

test('a wrong form says which field, why, and what is right', () => {
  const wrong = forms.replace(
    "name: 'Rego', label: 'Registration', max: 10",
    "name: 'kms', label: 'Kilometres'",
  );
  assert.notEqual(wrong, forms);
  const said = routesWith(wrong);
  assert.match(said, /forms\[?\.?3.*steps\[?\.?0.*fields\[?\.?0/);
  assert.match(said, /must be a field of the kind number/);
});

test('two forms with one address are refused', () => {
  const said = routesWith(forms.replace("paths: ['windscreen']", "paths: ['service']"));
  assert.match(said, /service/);
  assert.doesNotMatch(said, /enquiry\.windscreen \/service/);
});
