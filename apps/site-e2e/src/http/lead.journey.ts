import { aLead, aShopper, idOf, leadHeaders } from '../support/lead.ts';
import { confirmationsWith, crmMailsWith, mailsWith, mailWith } from '../support/mailbox.ts';
import { headingOf } from '../support/html.ts';
import { carOf } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

const post = (body: string) => ({ method: 'POST', headers: leadHeaders(), body });

test('[EN-01] an undialable phone number is rejected; short and overseas numbers are accepted', async ({
  origin,
  get,
}) => {
  for (const phone of ['041234567', '0000000000', '12345678']) {
    const shopper = aShopper();
    const answer = await get('/api/leads', post(aLead({ ...shopper, phone }, null)));
    expect(answer.status, phone).toBe(422);
    expect(Object.keys(JSON.parse(answer.text).fields)).toEqual(['phone']);
    expect(await mailsWith(origin, shopper.email)).toEqual([]);
  }
  for (const phone of ['13 12 34', '1300 975 707', '+44 20 7946 0000', '0011 64 21 123 4567'])
    expect((await get('/api/leads', post(aLead({ ...aShopper(), phone }, null)))).status, phone).toBe(200);
});

test('a shopper cannot inject lines into the dealer’s mail', async ({ origin, get }) => {
  const shopper = aShopper();
  const evil = 'Eve\r\nBcc: everybody@mail.example';
  const lead = aLead({ ...shopper, name: evil, message: `Hello\r\nLead: another` }, null, {
    Rego: 'ABC\r\nBcc: x',
    answers: { [evil]: evil },
    lead_attributes: { visited_pages: [`/${evil}`], linked_query_params: { utm_source: evil } },
  });
  expect((await get('/api/leads', post(lead))).status).toBe(200);
  const mail = await mailWith(origin, shopper.email);
  expect(mail.text).not.toMatch(/^(Bcc|Lead: another)/m);
  expect(mail.text).toMatch(/^Name: Eve Bcc: everybody@mail\.example Nair$/m);
  expect(mail.subject).toContain('Eve Bcc: everybody@mail.example Nair');
});

test('[EN-06] the ADF of a trade-in has the dealer’s vehicle as wanted and the shopper’s as trade-in', async ({
  site,
  origin,
  get,
}) => {
  const shopper = aShopper();
  const car = carOf(site, 'plain');
  const own = { rego: '123ABC', regoState: 'QLD', kms: 84_000, 'Trade-In Make': 'Mazda' };
  const lead = aLead(shopper, await idOf(get, car), { ...own, category: 'Trade-In' });
  expect((await get('/api/leads', post(lead))).status).toBe(200);
  const mail = await mailWith(origin, shopper.email);
  const [adf = ''] = Object.values(mail.attachments);
  const [wanted = '', tradeIn = '', ...others] = adf.match(/<vehicle [\s\S]*?<\/vehicle>/g) ?? [];
  expect(others).toEqual([]);
  expect(wanted).toContain('interest="buy"');
  expect(wanted).toContain(`<stock>${car.stocknum}</stock>`);
  expect(tradeIn).toContain('interest="trade-in"');
  expect(tradeIn).toContain('<make>Mazda</make>');
  expect(tradeIn).toMatch(/<odometer [^>]*>84000</);
  expect(tradeIn).toContain('123ABC QLD');
  expect(tradeIn).not.toContain(String(car.stocknum));
  expect(mail.text).toMatch(/^Trade-in registration: 123ABC QLD$/m);
});

test('[EN-03] every word of a finance enquiry with a trade-in is in the dealer’s mail and its ADF, and the photo is a JPEG', async ({
  site,
  origin,
  dealer,
  get,
}) => {
  const shopper = aShopper();
  const car = carOf(site, 'plain');
  const own = {
    ...{ rego: '987XYZ', regoState: 'NSW', kms: 84_321, finance: 'Yes', 'do-you-have-a-trade-in': 'Yes' },
    ...{ 'Trade-In Year': 2016, 'Trade-In Make': 'Mazda', 'Trade-In Model': 'CX-5' },
  };
  const choices = {
    ...{ category: 'Finance Enquiry', subcategory: 'Trade-in and loan', PreferredContactMethod: 'SMS' },
    ...{ additional_services: ['Window tint', 'Tow bar'], opt_in: true },
  };
  const loan = 'loan=18123&deposit=2345&term=4&pay=fortnightly';
  const answers = { Condition: 'A dent at the back', 'Price shown': '$18,123 Drive away' };
  const lead = aLead(shopper, await idOf(get, car), { ...own, ...choices, loan, answers });
  expect((await get('/api/leads', post(lead))).status).toBe(200);
  const mail = await mailWith(origin, shopper.email);
  const [adf = ''] = Object.values(mail.attachments);
  const said = [
    ...Object.values({ ...shopper, ...own, kms: '84,321', ...answers }),
    ...[choices.category, choices.subcategory, choices.PreferredContactMethod],
    ...choices.additional_services,
    ...(dealer.finance?.calculator === 'purchase'
      ? ['Purchase price: $18,123', 'Deposit or trade-in: $2,345', 'Loan amount: $15,778']
      : ['Loan amount: $18,123']),
    ...['Loan term: 4 years', 'fortnightly', 'Interest rate: ', 'Comparison rate: ', 'Total payable: '],
    'Offers by e-mail: Yes',
  ].map(String);
  const spaced = (text: string) => text.replace(/\s+/g, ' ');
  for (const document of [mail.text, adf])
    expect(said.filter((words) => !spaced(document).includes(words))).toEqual([]);
  const photo = /<imagetag>https?:\/\/[^/]+([^<]+)/.exec(adf)?.[1] ?? '';
  const picture = await get(photo);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('the mail about a sold vehicle says so and has no price', async ({ site, origin, get }) => {
  const shopper = aShopper();
  const id = await idOf(get, carOf(site, 'soldLately'));
  expect((await get('/api/leads', post(aLead(shopper, id)))).status).toBe(200);
  const mail = await mailWith(origin, shopper.email);
  expect(mail.text).toMatch(/^Status: Sold$/m);
  expect(mail.text).not.toContain('Price shown');
});

test('[EN-04] a form without scripts books a time: the success page repeats it to this visitor only, and a confirmation has a calendar file', async ({
  site,
  origin,
  get,
}) => {
  const shopper = aShopper();
  const { slug } = carOf(site, 'plain');
  const car = JSON.parse((await get(`/api/cars/${slug}`)).text);
  const { slots } = JSON.parse((await get(`/api/appointments?location_id=${car.location_id}`)).text);
  // Browser journeys book mornings and noon. Times begin two hours ahead: one of the next three may be over before it is booked.
  const soon = Date.now() + 3 * 3_600_000;
  const slot = slots.find((each: string) => each.includes('T15:') && Date.parse(each) > soon);
  const form = new URLSearchParams({ ...shopper, dateTime: slot, terms_conditions: 'on' });
  const sent = await get(`/enquire?about=test-drive&car=${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  expect([sent.status, sent.headers.location]).toEqual([
    ...[303, `/success?counted=Test+Drive&car_id=${car.id}`],
  ]);
  const [cookie = ''] = String(sent.headers['set-cookie']).split(';');
  const mine = await get('/success', { headers: { cookie } });
  expect(mine.headers['cache-control']).toBe('no-store');
  expect(mine.text.replace(/<!-- -->/g, '')).toMatch(/Your time: <strong>[^<]+, 3:\d0 pm<\/strong>/);
  const bare = await get('/success');
  expect([bare.status, headingOf(bare.text)], 'nobody is thanked for a message that was not sent').toEqual([
    ...[200, 'No new message'],
  ]);
  expect(bare.text).not.toContain('Your time');

  await expect.poll(async () => (await confirmationsWith(origin, shopper.email)).length).toBe(1);
  const [confirmation] = await confirmationsWith(origin, shopper.email);
  expect(confirmation?.to).toBe(shopper.email);
  expect(confirmation?.text).toMatch(/^Your appointment: .*, 3:\d0 pm$/m);
  const utc = `${new Date(slot).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  expect(confirmation?.attachments['appointment.ics']).toContain(`DTSTART:${utc}`);
  await mailWith(origin, shopper.email);
});

test('[EN-03] before scripts run, a finance enquiry carries the loan that the page shows', async ({
  site,
  origin,
  get,
}) => {
  const shopper = aShopper();
  const { slug } = carOf(site, 'plain');
  const page = await get(`/cars/${slug}?term=3&pay=monthly`);
  const calculator = page.text.slice(page.text.indexOf('id="finance-calculator"'));
  const figures = [...calculator.matchAll(/data-figure[^>]*>([^<]+)</g)].map(([, text]) => text);
  const [repayment, rate, comparisonRate] = figures;
  const link = /href="(\/enquire\?about=finance[^"]*)"/.exec(calculator)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(link).toContain('&term=3&pay=monthly#');

  const form = await get(link.replace(/#.*/, ''));
  const action = /<form[^>]* action="([^"]*)"/.exec(form.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const sent = await get(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...shopper, terms_conditions: 'on' }).toString(),
  });
  expect(sent.headers.location).toMatch(/^\/success\?counted=Finance\+Enquiry&car_id=\d+$/);
  const mail = await mailWith(origin, shopper.email);
  expect(mail.text).toContain(
    `\nLoan term: 3 years\nEstimated repayment: ${repayment} monthly\nInterest rate: ${rate} p.a.\nComparison rate: ${comparisonRate} p.a.\n`,
  );
  const [adf = ''] = Object.values(mail.attachments);
  expect(adf).toContain(`Estimated repayment: ${repayment} monthly`);
  await expect.poll(async () => (await confirmationsWith(origin, shopper.email)).length).toBe(1);
  const [confirmation] = await confirmationsWith(origin, shopper.email);
  expect(confirmation?.text).toContain(`Comparison rate: ${comparisonRate} p.a.\n`);
  expect(confirmation?.text).toContain('WARNING');
});

test('[EN-03] a lead arrives where the rules of the dealer send it: by category, by department, and at the CRM system', async ({
  dealer: { leads, locations },
  origin,
  get,
}) => {
  /** Sends a lead, and returns where its mails arrived. */
  const arrived = async (changes: object) => {
    const shopper = aShopper();
    expect((await get('/api/leads', post(aLead(shopper, null, changes)))).status).toBe(200);
    const { to } = await mailWith(origin, shopper.email);
    return { to, email: shopper.email };
  };
  const byCategory = (name: string) => leads.routes.find(({ categories }) => categories.includes(name))?.to;
  const byDepartment = (name: 'service' | 'parts') =>
    leads.routes.find(({ departments }) => departments.includes(name))?.to;

  const fleet = await arrived({ category: 'Fleet Enquiry' });
  expect(byCategory('Fleet Enquiry') ?? [leads.email]).toContain(fleet.to);
  const career = await arrived({ category: 'Careers' });
  expect(byCategory('Careers') ?? [leads.email]).toContain(career.to);
  for (const department of ['service', 'parts'] as const) {
    const place = locations.find(({ location_type: type }) => type === department);
    if (!place) continue;
    const asked = await arrived({ location: place.name, location_id: place.id });
    expect(byDepartment(department) ?? [place.leadEmail ?? leads.email], place.name).toContain(asked.to);
    expect(await crmMailsWith(origin, asked.email), 'only sales use the CRM system').toEqual([]);
  }
  const wanted = leads.crm.flatMap(({ to }) => to);
  await expect
    .poll(async () => (await crmMailsWith(origin, fleet.email)).map(({ to }) => to))
    .toEqual(wanted);
});
