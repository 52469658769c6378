import { randomUUID } from 'node:crypto';
import { json } from '@forecourt/database';
import { deskRoutes } from '@forecourt/desk-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar, addLead, car } from './test/addLead.ts';
import { other, site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const {
  createTemplate,
  figures,
  lead,
  leadDrafts,
  logCall,
  replyToLead,
  setLeadStatus,
  settings,
  templates,
  updateSettings,
  updateTemplate,
} = deskRoutes;
const params = { site: site.slug };
const text =
  'Hello {first_name},\n\nthe {vehicle} ({price}) is at {location}, {location_phone}. See you {appointment}.\n\n{staff_name}';

describe('templates, settings and figures', () => {
  let kit: TestDesk;
  let owner: Browser;
  let sales: Browser;
  beforeAll(async () => {
    kit = await testDesk();
    owner = await kit.staff('owner');
    sales = await kit.staff('sales');
  });
  afterAll(() => kit.database.close());

  it('fills a template in for a lead; what is not known is a word to replace', async () => {
    const made = await owner.ask(createTemplate, {
      params,
      body: { name: 'Here', subject: 'Your {vehicle}', text, key: randomUUID() },
    });
    const start = new Date('2027-01-05T00:30:00Z');
    await addCar(kit, car);
    const id = await addLead(kit, { form: { name: 'Kim\n\nPS: pay to <x>' }, appointment: start });
    const { drafts } = await sales.ask(leadDrafts, { params: { ...params, id } });
    expect(drafts).toEqual([
      {
        template_id: made.id,
        name: 'Here',
        subject: expect.stringMatching(/^Your 2020 Toyota RAV4/),
        text: expect.stringMatching(
          /^Hello Kim,\n\nthe 2020 Toyota RAV4.* \(\$55,880\) is at Newstead, \(07\) 5550 4100\. See you Tuesday 5 January at 10:30 am\.\n\nsales \d+$/,
        ),
      },
    ]);
    const bare = await addLead(kit, { about: null, locationId: null });
    const [draft] = (await sales.ask(leadDrafts, { params: { ...params, id: bare } })).drafts;
    expect(draft?.text).toContain(
      'the [vehicle] ([price]) is at Harbour City Motors, [location phone]. See you [appointment].',
    );
  });

  it('fills in the price of now, and none of a vehicle that is sold or has left the stock', async () => {
    const { db } = kit.database;
    const body = { name: 'Price', subject: 'Price', text: '{price}', key: randomUUID() };
    const made = await owner.ask(createTemplate, { params, body });
    const own = { ...car, id: 20_001, slug: 'own', stocknum: 'OWN' };
    await addCar(kit, own);
    const id = await addLead(kit, { about: own });
    const priceNow = async () => {
      const { drafts } = await sales.ask(leadDrafts, { params: { ...params, id } });
      return drafts.find(({ template_id }) => template_id === made.id)?.text;
    };
    expect(await priceNow()).toBe('$55,880');
    const change = (changes: object, columns = {}) =>
      db
        .updateTable('cars')
        .set({ car: json({ ...own, ...changes }), ...columns })
        .where('id', '=', own.id)
        .execute();
    await change({ price: 53_990 });
    expect(await priceNow()).toBe('$53,990');
    await change({ status: 'sold' }, { status: 'sold' });
    expect(await priceNow()).toBe('[price]');
    await change({}, { status: 'in_stock', removed_at: new Date() });
    expect(await priceNow()).toBe('[price]');
    expect((await sales.ask(lead, { params: { ...params, id } })).vehicle?.price_text).toBe('$55,880');
  });

  it('sends a reply of two colleagues who looked at the same lead once: whoever was slower is told', async () => {
    const id = await addLead(kit);
    const reply = (by: Browser) =>
      by.refused(replyToLead, {
        params: { ...params, id },
        body: { subject: 'Your visit', text: 'Come in.', expected_version: 1, key: randomUUID() },
      });
    expect([await reply(owner), await reply(sales)]).toEqual(['200 ', '409 changed']);
    const { history } = await sales.ask(lead, { params: { ...params, id } });
    expect(history.map(({ kind }) => kind)).toEqual(['replied']);
  });

  it('refuses a name in braces that is not known', async () => {
    const body = { name: 'X', subject: 'X', text: 'Hello {last_name}', key: randomUUID() };
    expect(await owner.refused(createTemplate, { params, body })).toBe('422 unknownField');
  });

  it('adds a template once, however often it is sent, and never over one of another dealership', async () => {
    const body = { name: 'Twice', subject: 'Twice', text: 'Twice', key: randomUUID() };
    const [first, second] = await Promise.all([
      owner.ask(createTemplate, { params, body }),
      owner.ask(createTemplate, { params, body }),
    ]);
    expect(second).toEqual(first);
    const all = (await owner.ask(templates, { params })).templates;
    expect(all.filter(({ name }) => name === 'Twice')).toEqual([first]);
    const stranger = await kit.staff('owner', { site: other.slug });
    expect(await stranger.refused(createTemplate, { params: { site: other.slug }, body })).toBe(
      '409 usedKey',
    );
    const unchanged = (await owner.ask(templates, { params })).templates;
    expect(unchanged).toEqual(all);
  });

  it('changes and archives a template, of its own dealership only', async () => {
    const body = { name: 'Away', subject: 'Away', text: 'Away' };
    const { id } = await owner.ask(createTemplate, { params, body: { ...body, key: randomUUID() } });
    const stranger = await kit.staff('owner', { site: other.slug });
    const theirs = { site: other.slug, id };
    expect(await stranger.refused(updateTemplate, { params: theirs, body: { text: 'Mine' } })).toBe(
      '404 notFound',
    );
    const changed = await owner.ask(updateTemplate, { params: { ...params, id }, body: { archived: true } });
    expect(changed).toMatchObject({ ...body, archived: true });
    const all = (await sales.ask(templates, { params })).templates;
    expect(all.at(-1)?.id).toBe(id);
    const leadId = await addLead(kit);
    const { drafts } = await sales.ask(leadDrafts, { params: { ...params, id: leadId } });
    expect(drafts.map((each) => each.name)).not.toContain('Away');
    expect((await stranger.ask(templates, { params: { site: other.slug } })).templates).toEqual([]);
  });

  it('is not changed over what a colleague changed after it was read, unless nothing is left to change', async () => {
    const body = { name: 'Both', subject: 'Both', text: 'Both' };
    const read = await owner.ask(createTemplate, { params, body: { ...body, key: randomUUID() } });
    const at = { ...params, id: read.id };
    const mine = { ...body, text: 'Mine', expected_updated_at: read.updated_at };
    const theirs = { ...body, text: 'Theirs', expected_updated_at: read.updated_at };
    const colleague = await kit.staff('manager');
    const saved = await owner.ask(updateTemplate, { params: at, body: mine });
    expect(saved.updated_at > read.updated_at).toBe(true);
    expect(await colleague.refused(updateTemplate, { params: at, body: theirs })).toBe('409 changed');
    // The response was lost, and it is sent again.
    expect(await owner.ask(updateTemplate, { params: at, body: mine })).toEqual(saved);
    const again = { ...theirs, expected_updated_at: saved.updated_at };
    expect(await colleague.ask(updateTemplate, { params: at, body: again })).toMatchObject({
      text: 'Theirs',
    });
    expect(await owner.refused(updateTemplate, { params: at, body: mine })).toBe('409 changed');
  });

  it('measures first answers against the target that is set', async () => {
    const stranger = await kit.staff('owner', { site: other.slug });
    const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();
    const query = { from: day(1), to: day(31) };
    const ids = [];
    for (const minutes of [10, 30, 90, null, null]) {
      const at = new Date(Date.UTC(2026, 0, 15));
      const id = await addLead(kit, { at });
      ids.push(id);
      if (minutes === null) continue;
      await sales.ask(logCall, {
        params: { ...params, id },
        body: { outcome: 'reached', key: randomUUID() },
      });
      const first_response_at = new Date(at.getTime() + minutes * 60_000);
      await kit.database.db
        .updateTable('lead_states')
        .set({ first_response_at })
        .where('lead_id', '=', id)
        .execute();
    }
    const [won = '', , , spam = ''] = ids;
    await sales.ask(setLeadStatus, {
      params: { ...params, id: won },
      body: { status: 'won', key: randomUUID() },
    });
    await sales.ask(setLeadStatus, {
      params: { ...params, id: spam },
      body: { status: 'spam', key: randomUUID() },
    });
    const seen = await owner.ask(figures, { params, query });
    expect(seen).toMatchObject({ leads: 4, answered: 3, in_target: 2, median_minutes: 30 });
    expect(seen.by_staff).toMatchObject([
      { staff: { id: sales.staffId }, leads: 3, answered: 3, won: 1 },
      { staff: null, leads: 1, answered: 0 },
    ]);
    expect(seen.by_location).toMatchObject([
      { location: { name: 'Newstead' }, leads: 4, answered: 3, in_target: 2, median_minutes: 30, won: 1 },
    ]);
    expect(seen.by_category).toEqual([{ category: 'Vehicle Enquiry', leads: 4, won: 1 }]);
    await owner.ask(updateSettings, { params, body: { response_target_minutes: 15 } });
    expect(await sales.ask(settings, { params })).toEqual({ response_target_minutes: 15 });
    expect((await owner.ask(figures, { params, query })).in_target).toBe(1);
    const empty = await stranger.ask(figures, { params: { site: other.slug }, query });
    expect(empty).toMatchObject({ leads: 0, median_minutes: null, by_staff: [] });
    for (const [from, to] of [
      [day(31), day(1)],
      [day(-500), day(1)],
    ] as const)
      expect(await owner.refused(figures, { params, query: { from, to } })).toBe('422 badRange');
  });
});
