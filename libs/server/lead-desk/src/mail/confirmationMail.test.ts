// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { leadVehicle } from '../accept/leadVehicle.ts';
import { car, keptLead, loan, site } from '../test/samples.ts';
import { confirmationMail } from './confirmationMail.ts';

const MONDAY = '2026-11-23T09:00:00+10:00';

function mailOf(lead = keptLead()) {
  const mail = confirmationMail(lead, site);
  if (mail === null) throw new Error('This lead has a confirmation.');
  return mail;
}
/** The words of a mail, without the colons of its labels. */
const wordsOf = (text: string) =>
  text
    .replace(/:(?=\s)/g, '')
    .split(/\s+/)
    .filter(Boolean);
const finance = keptLead({ category: 'Finance Enquiry' });
const withLoan = { ...finance, payload: { ...finance.payload, loan } };
const read = (lead = keptLead()) => new DOMParser().parseFromString(mailOf(lead).html ?? '', 'text/html');
const linksOf = (document: Document) =>
  [...document.querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  );

describe('the confirmation to a shopper', () => {
  it.each([
    ['car', 'Test drive'],
    ['motorcycle', 'Test ride'],
    ['caravan', 'Viewing'],
  ] as const)('[EN-03] names how a %s is tried: %s', (item_type, words) => {
    const lead = keptLead({ category: 'Test Drive' });
    const { text } = mailOf({ ...lead, vehicle: leadVehicle({ ...car, item_type }) });
    expect(text).toContain(`You asked about: ${words}\n`);
  });

  it('[EN-03] has what was asked, the car with its photo, and address, phone and hours of the location', () => {
    const mail = mailOf(keptLead({ category: 'Finance Enquiry' }));
    expect(mail).toMatchObject({
      kind: 'confirmation',
      to: 'kim@shopper.example',
      from: { name: 'Harbour City Motors', address: 'website@harbour-city-motors.example' },
      replyTo: { name: 'Harbour City Motors Newstead', address: 'newstead@harbour-city-motors.example' },
      subject: 'We have your enquiry: 2020 Toyota RAV4 Cruiser',
      calendar: null,
      attachments: [],
    });
    expect(mail.text).toBe(`Hi Kim,

Thanks for getting in touch. Your enquiry is with Harbour City Motors Newstead, and someone will get back to you.

You asked about: Finance
Vehicle: 2020 Toyota RAV4 Cruiser
Price: $55,880 Excl. govt charges
Stock number: U647390
See it at: https://harbour-city-motors.example/cars/2020-toyota-rav4-u647390

Your message:
  Is it still there?
  My lunch is at 12 & I could come <today>.

Where: Harbour City Motors Newstead
Address: 9210 Breakfast Creek Road, Newstead QLD 4006
Phone: (07) 5550 4100
Hours: Monday – Friday: 8:00 am - 5:30 pm
  Saturday: 8:30 am - 4:00 pm

You’re getting this email because this address was entered in a form on harbour-city-motors.example. If that wasn’t you, please ignore it.
`);
    expect(linksOf(read())).toEqual([
      'https://harbour-city-motors.example/apple-touch-icon.png',
      'https://harbour-city-motors.example/cars/2020-toyota-rav4-u647390',
      'https://harbour-city-motors.example/images/960x640.jpg/pictures/suv/black-front34.webp',
      'tel:+61755504100',
      'https://harbour-city-motors.example/cars/2020-toyota-rav4-u647390',
    ]);
  });

  test.each([
    ['an enquiry', keptLead()],
    ['a finance enquiry', withLoan],
    ['an appointment', keptLead({ category: 'Test Drive' }, true, MONDAY)],
    ['a sold car', { ...keptLead(), vehicle: leadVehicle({ ...car, status: 'sold' }) }],
    ['a general enquiry', keptLead({}, false)],
  ])('[EN-03] about %s says the same as text and as HTML, word for word', (_name, lead) => {
    const { body } = read(lead);
    const [head] = body.querySelectorAll('div > div');
    expect(head?.textContent).toBe(site.name);
    for (const own of [head, ...body.querySelectorAll('a')]) own?.remove(); // head, links and the photo are of the HTML alone
    for (const end of body.querySelectorAll('p, td')) end.append('\n');
    expect(wordsOf(body.textContent ?? '')).toEqual(wordsOf(mailOf(lead).text));
  });

  it('[EN-03] has the look of the dealer: name and icon on its colour, buttons in it, with text that can be read', () => {
    const styleOf = (mailColor: string, selector: string) => {
      const { html } = confirmationMail(keptLead(), { ...site, leads: { ...site.leads, mailColor } }) ?? {};
      const document = new DOMParser().parseFromString(html ?? '', 'text/html');
      return document.querySelector(selector)?.getAttribute('style') ?? '';
    };
    for (const selector of ['div > div', 'a[href^="tel:"]']) {
      expect(styleOf('#0b5fa5', selector)).toContain('background:#0b5fa5;color:#ffffff');
      expect(styleOf('#f2a33a', selector)).toContain('background:#f2a33a;color:#000000');
    }
  });

  it('[EN-04] has the special hours of the next two weeks at its location, in the time zone of the location', () => {
    const on = (date: string, hours: object, location_id = 101) => ({ date, location_id, ...hours });
    const specialHours = [
      on('2026-11-20', { status: 'Closed', name: 'Yesterday' }),
      on('2026-11-21', { status: 'Closed', name: 'Today' }),
      on('2026-11-24', { status: 'Open', start_hour: '10:00', end_hour: '15:00', name: 'Show Day' }),
      on('2026-11-25', { status: 'Closed', name: 'Of another location' }, 102),
      on('2026-11-27', { status: 'Closed' }),
      on('2026-12-04', { status: 'Closed', name: 'Last day' }),
      on('2026-12-05', { status: 'Closed', name: 'Too late' }),
    ];
    const locations = site.locations.map((place) => ({
      ...place,
      timeZone: 'Australia/Brisbane',
      specialHours,
    }));
    const mail = confirmationMail(keptLead(), { ...site, locations });
    expect(mail?.text).toContain(`Hours: Monday – Friday: 8:00 am - 5:30 pm
  Saturday: 8:30 am - 4:00 pm
Holiday hours: Saturday 21 November 2026 (Today): Closed
  Tuesday 24 November 2026 (Show Day): 10:00 am - 3:00 pm
  Friday 27 November 2026: Closed
  Friday 4 December 2026 (Last day): Closed

`);
    expect(mail?.html).toContain('Tuesday 24 November 2026 (Show Day): 10:00 am - 3:00 pm');
    const afterMidnight = { ...keptLead(), createdAt: new Date('2026-11-21T14:30:00Z') };
    const text = confirmationMail(afterMidnight, { ...site, locations })?.text;
    expect(text).not.toContain('(Today)');
    expect(text).toContain('(Too late)');
  });

  it('[EN-04] of an appointment has its time, and a calendar file at that instant', () => {
    const mail = mailOf(keptLead({ category: 'Test Drive' }, true, MONDAY));
    expect(mail.subject).toBe('Your appointment: 2020 Toyota RAV4 Cruiser, Monday 23 November 2026, 9:00 am');
    expect(mail.text).toContain('We have kept Monday 23 November 2026, 9:00 am for you');
    expect(mail.text).toContain('\nYour appointment: Monday 23 November 2026, 9:00 am\n');
    const calendar = mail.calendar?.replaceAll('\r\n ', '') ?? '';
    expect(calendar).toContain('DTSTART:20261122T230000Z\r\nDTEND:20261122T233000Z\r\n');
    expect(calendar).toContain('SUMMARY:Harbour City Motors: 2020 Toyota RAV4 Cruiser\r\n');
    expect(calendar).toContain(String.raw`9210 Breakfast Creek Road\, Newstead QLD 4006`);
  });

  it('[FI-07] has no repayment without both rates, the example and the warning', () => {
    const { text } = mailOf(withLoan);
    expect(text).toContain(
      'Estimated repayment: $224 weekly\nInterest rate: 6.29% p.a.\nComparison rate: 6.31% p.a.\nTotal payable: $58,316\n\nAbout these figures:\n',
    );
    expect(text).toContain(loan.example);
    expect(text).toContain(loan.warning);
    expect(mailOf(finance).text).not.toContain('repayment');
  });

  it('has no VIN and no number plate, neither of the car nor of the shopper’s own (ruling 137)', () => {
    const lead = keptLead({ Rego: '123ABC', rego: '123ABC', category: 'Trade-In' }, true, MONDAY);
    const mail = JSON.stringify(mailOf(lead));
    for (const secret of ['6ZZ4KAUU2LD587621', '417XYZ', '123ABC']) expect(mail).not.toContain(secret);
  });

  it('of a sold car has its status and no price', () => {
    const { text } = mailOf({ ...keptLead(), vehicle: leadVehicle({ ...car, status: 'sold' }) });
    expect(text).toContain('\nStatus: Sold\n');
    expect(text).not.toContain('$');
  });

  it('without a car or a location has the dealer', () => {
    const lead = keptLead({}, false);
    const payload = { ...lead.payload, location_id: null };
    const { text, subject } =
      confirmationMail({ ...lead, payload }, { ...site, phone: '1800 975 708' }) ?? {};
    expect(subject).toBe('We have your enquiry: Harbour City Motors');
    expect(text).toContain('\nWhere: Harbour City Motors\nPhone: 1800 975 708\n');
  });

  test.each([
    null,
    '',
    'kim',
    'a@b.example, c@d.example',
    'Kim <kim@x.example>',
    'a@b.example\r\nBcc: c@d.example',
  ])('is not sent to %j', (email) => {
    const lead = keptLead();
    expect(confirmationMail({ ...lead, payload: { ...lead.payload, email } }, site)).toBeNull();
  });

  test.each([
    'Cheap pills: https://evil.example/a',
    'Look at www.evil.example',
    'evil.example/win',
    'Write to win@evil.example',
    'hTTps://evil',
  ])('does not repeat a message with an address: %s', (message) => {
    const mail = mailOf(keptLead({ message }));
    expect(`${mail.text}${mail.html}`).not.toContain('evil');
  });

  test.each([
    ['Kim', 'Hi Kim,'],
    ["Seán-Óg O'Neill", "Hi Seán-Óg O'Neill,"],
    ['You won $500', 'Hello,'],
    ['evil.example', 'Hello,'],
    ['a'.repeat(31), 'Hello,'],
  ])('greets %s with "%s"', (name, greeting) => {
    expect(mailOf(keptLead({ name })).text.split('\n')[0]).toBe(greeting);
  });

  it('repeats at most 500 characters of a message', () => {
    const text = mailOf(keptLead({ message: 'a '.repeat(2_000) })).text;
    expect(text.match(/a /g)?.length).toBeLessThan(260);
    expect(text).toContain('a…');
  });

  const unit = fc.constantFrom(
    ...'ab<>&"\' \n',
    '<script>',
    '<a href="https://evil.example">',
    'evil.example',
    '@',
  );
  const odd = fc.string({ unit, maxLength: 10 });

  test('has the same links for any input of a shopper, and none of the visitor', () => {
    const expected = linksOf(read());
    const fields = fc.record({
      name: odd,
      last_name: odd,
      message: odd,
      category: odd,
      subcategory: odd,
      Rego: odd,
    });
    fc.assert(
      fc.property(fields, odd, (form, answer) => {
        const lead = keptLead({ ...form, name: `x${form.name}` });
        const payload = {
          ...lead.payload,
          answers: { [answer]: answer },
          url: `https://evil.example/${answer}`,
        };
        expect(linksOf(read({ ...lead, payload }))).toEqual(expected);
        expect(mailOf({ ...lead, payload }).html).not.toContain('evil');
      }),
      { numRuns: 200 },
    );
  });
});
