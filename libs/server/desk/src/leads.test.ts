import { randomUUID } from 'node:crypto';
import { emptyTables, testEngines } from '@forecourt/database/testing';
import { deskRoutes } from '@forecourt/desk-client';
import { deliverLeads, type LeadMail } from '@forecourt/lead-desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCar, addLead, car } from './test/addLead.ts';
import { other, site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const {
  assignLead,
  audit,
  lead,
  leads,
  logCall,
  mergeLead,
  noteLead,
  replyToLead,
  setLeadStatus,
  snoozeLead,
} = deskRoutes;
const params = { site: site.slug };
const at = (id: string) => ({ site: site.slug, id });
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

describe.each(testEngines('leads of the desk'))('leads on %s', (engine) => {
  let kit: TestDesk;
  let sales: Browser;
  beforeAll(async () => {
    kit = await testDesk(engine);
  });
  beforeEach(async () => {
    await emptyTables(kit.database.db, ['leads', 'outbox', 'staff', 'desk_events', 'appointments', 'cars']);
    sales = await kit.staff('sales');
  });
  afterAll(() => kit.database.close());

  const list = async (query: Record<string, string> = {}, browser = sales) =>
    browser.ask(leads, { params, query });
  const idsOf = async (query: Record<string, string>, browser?: Browser) =>
    (await list(query, browser)).leads.map(({ id }) => id);

  describe('the list', () => {
    it('has a lead as it was accepted, with what is due', async () => {
      const id = await addLead(kit, { locationId: 102, at: minutes(-90), appointment: minutes(600) });
      const { leads: rows, total, counts, categories } = await list();
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        id,
        version: 1,
        status: 'new',
        category: 'Vehicle Enquiry',
        department: 'sales',
        name: 'Kim Lee',
        excerpt: 'Is it still there?',
        messages: 1,
        vehicle: { name: car.name, price_text: '$55,880' },
        location: { id: 102, name: 'Bowen Hills' },
        assignee: null,
        overdue: true,
        delivery: 'waiting',
      });
      expect(Date.parse(rows[0]?.due_at ?? '') - Date.parse(rows[0]?.created_at ?? '')).toBe(3_600_000);
      expect(rows[0]?.appointment_at).not.toBeNull();
      expect([total, counts.new, categories]).toEqual([1, 1, ['Vehicle Enquiry']]);
    });
    it('shows each role and place its own leads, and nothing of another dealership', async () => {
      const newstead = await addLead(kit, { locationId: 101 });
      const bowen = await addLead(kit, { locationId: 102 });
      const workshop = await addLead(kit, { locationId: 103, form: { category: 'Service Booking' } });
      const nowhere = await addLead(kit, { locationId: null });
      await addLead(kit, { site: other, locationId: 201 });
      const [service, placed] = [await kit.staff('service'), await kit.staff('manager', { places: [102] })];
      expect(new Set(await idsOf({}))).toEqual(new Set([newstead, bowen, workshop, nowhere]));
      expect(await idsOf({}, service)).toEqual([workshop]);
      expect(await idsOf({}, placed)).toEqual([bowen]);
      expect((await list({}, placed)).total).toBe(1);
      for (const hidden of [newstead, workshop, nowhere])
        expect(await placed.refused(lead, { params: at(hidden) })).toBe('404 notFound');
      expect(await service.refused(lead, { params: at(newstead) })).toBe('404 notFound');
    });

    it('filters and counts', async () => {
      const one = await addLead(kit, { locationId: null, at: minutes(-200) });
      const two = await addLead(kit, { locationId: 102 });
      const trade = await addLead(kit, { form: { category: 'Trade-In' } });
      const spam = await addLead(kit);
      await sales.ask(setLeadStatus, { params: at(spam), body: { status: 'spam', key: randomUUID() } });
      await sales.ask(setLeadStatus, { params: at(two), body: { status: 'open', key: randomUUID() } });
      await sales.ask(assignLead, { params: at(two), body: { staff_id: sales.staffId, key: randomUUID() } });
      expect(new Set(await idsOf({}))).toEqual(new Set([one, two, trade]));
      expect(await idsOf({ status: 'spam' })).toEqual([spam]);
      expect(await idsOf({ status: 'open,won' })).toEqual([two]);
      expect(await idsOf({ assignee: 'me' })).toEqual([two]);
      expect(new Set(await idsOf({ assignee: 'none' }))).toEqual(new Set([one, trade]));
      expect(await idsOf({ assignee: sales.staffId })).toEqual([two]);
      expect(await idsOf({ category: 'Trade-In' })).toEqual([trade]);
      expect(await idsOf({ location_id: '102' })).toEqual([two]);
      expect(await idsOf({ to: minutes(-100).toISOString() })).toEqual([one]);
      expect(new Set(await idsOf({ from: minutes(-100).toISOString() }))).toEqual(new Set([two, trade]));
      expect(await idsOf({ overdue: 'yes' })).toEqual([one]);
      const { counts, total } = await list({ status: 'open' });
      expect([counts, total]).toEqual([{ new: 2, open: 1, waiting: 0, won: 0, lost: 0, spam: 1 }, 1]);
    });

    it.each(['newest', 'oldest', 'updated', 'due'])(
      'is sorted by %s, page by page, each lead once',
      async (sort) => {
        const added = [];
        for (let lead_ = 0; lead_ < 7; lead_ += 1)
          added.push(await addLead(kit, { at: new Date(Date.now() - 1_000_000 - (lead_ % 3) * 1000) }));
        const answered = added[2] ?? '';
        await sales.ask(logCall, { params: at(answered), body: { outcome: 'reached', key: randomUUID() } });
        const seen = [];
        let cursor: string | null = null;
        do {
          const page: Awaited<ReturnType<typeof list>> = await list({
            sort,
            limit: '3',
            ...(cursor && { cursor }),
          });
          seen.push(...page.leads);
          cursor = page.next;
        } while (cursor !== null);
        expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(added));
        expect(seen).toHaveLength(7);
        const times = seen.map((row) => Date.parse(sort === 'updated' ? row.updated_at : row.created_at));
        if (sort === 'due') expect(seen.at(-1)?.id).toBe(answered);
        else expect(times).toEqual(times.toSorted((a, b) => (sort === 'oldest' ? a - b : b - a)));
        for (const wrong of ['x', Buffer.from('["a","b"]').toString('base64url')])
          expect(await sales.refused(leads, { params, query: { sort, cursor: wrong } })).toBe(
            '422 badCursor',
          );
      },
    );
  });

  describe('one lead', () => {
    it('has what was said, the car, appointments, deliveries and other leads of the person', async () => {
      await addCar(kit, { ...car, status: 'sold' });
      const email = 'kim@shopper.example';
      const id = await addLead(kit, { form: { email }, at: minutes(-30), appointment: minutes(60) });
      await addLead(kit, { form: { email, message: 'And a towbar?' }, at: minutes(-29) });
      const later = await addLead(kit, { form: { email: 'other@shopper.example', category: 'Trade-In' } });
      await addLead(kit, { form: { email, category: 'X' }, site: other, locationId: 201 });
      const detail = await sales.ask(lead, { params: at(id) });
      expect(detail).toMatchObject({ message: 'Is it still there?', messages: 2, email, unsubscribed: null });
      expect(detail.said.map(({ number, answers }) => [number, answers.map(({ text }) => text)])).toEqual([
        [1, expect.arrayContaining(['Kim Lee', email, 'Is it still there?'])],
        [2, ['And a towbar?']],
      ]);
      expect(detail.car).toMatchObject({
        id: car.id,
        stocknum: 'U647390',
        status_now: 'sold',
        url: `${site.origin}/cars/${car.slug}`,
      });
      expect(detail.appointments).toHaveLength(1);
      expect(detail.deliveries.map(({ channel, number }) => [channel, number])).toEqual([
        ['email', 1],
        ['email', 2],
      ]);
      expect(detail.related.map((row) => row.id)).toEqual([later]);
    });

    it('does not exist for another dealership, nor does a lead of it', async () => {
      const [own, theirs] = [await addLead(kit), await addLead(kit, { site: other, locationId: 201 })];
      const stranger = await kit.staff('owner', { site: other.slug });
      expect(await sales.refused(lead, { params: at(theirs) })).toBe('404 notFound');
      expect(await stranger.refused(lead, { params: { site: other.slug, id: own } })).toBe('404 notFound');
      expect(await stranger.refused(lead, { params: at(own) })).toBe('404 noAccess');
      for (const [route, body] of [
        [assignLead, { staff_id: null }],
        [noteLead, { text: 'x' }],
        [setLeadStatus, { status: 'won' }],
        [mergeLead, { into: own }],
        [snoozeLead, { until: null }],
        [replyToLead, { subject: 'x', text: 'x' }],
        [logCall, { outcome: 'reached' }],
      ] as const)
        expect(await sales.refused(route, { params: at(theirs), body: { ...body, key: randomUUID() } })).toBe(
          '404 notFound',
        );
      expect(
        await sales.refused(mergeLead, { params: at(own), body: { into: theirs, key: randomUUID() } }),
      ).toBe('404 notFound');
    });
  });

  describe('a write', () => {
    it('is done once for its key, however often and concurrently it is sent', async () => {
      const id = await addLead(kit);
      const body = { text: 'Called back.', key: randomUUID() };
      const all = await Promise.all(
        Array.from({ length: 5 }, () => sales.ask(noteLead, { params: at(id), body })),
      );
      for (const { history } of all) expect(history.map(({ kind }) => kind)).toEqual(['noted']);
      const status = { status: 'open', expected_version: 1, key: randomUUID() } as const;
      const first = await sales.ask(setLeadStatus, { params: at(id), body: status });
      expect((await sales.ask(setLeadStatus, { params: at(id), body: status })).version).toBe(first.version);
    });

    it('of what a colleague has changed meanwhile is refused, and leaves nothing', async () => {
      const id = await addLead(kit);
      const [colleague, key] = [await kit.staff('sales'), randomUUID()];
      const taken = { staff_id: colleague.staffId, expected_version: 1, key: randomUUID() };
      await colleague.ask(assignLead, { params: at(id), body: taken });
      const mine = { staff_id: sales.staffId, expected_version: 1, key };
      expect(await sales.refused(assignLead, { params: at(id), body: mine })).toBe('409 changed');
      const seen = await sales.ask(lead, { params: at(id) });
      expect([seen.assignee?.id, seen.version, seen.history.length]).toEqual([colleague.staffId, 2, 1]);
      const again = { ...mine, expected_version: 2 };
      expect((await sales.ask(assignLead, { params: at(id), body: again })).assignee?.id).toBe(sales.staffId);
    });

    it('is accepted from one of many concurrent ones with the same version', async () => {
      const id = await addLead(kit);
      const all = await Promise.all(
        Array.from({ length: 6 }, () =>
          sales.refused(setLeadStatus, {
            params: at(id),
            body: { status: 'open', expected_version: 1, key: randomUUID() },
          }),
        ),
      );
      expect(all.toSorted()).toEqual(['200 ', ...Array<string>(5).fill('409 changed')]);
    });

    it('assigns only to somebody who sees the lead', async () => {
      const id = await addLead(kit, { locationId: 101 });
      const elsewhere = await kit.staff('sales', { places: [102] });
      const workshop = await kit.staff('service');
      const stranger = await kit.staff('sales', { site: other.slug });
      for (const { staffId } of [elsewhere, workshop, stranger, { staffId: randomUUID() }])
        expect(
          await sales.refused(assignLead, { params: at(id), body: { staff_id: staffId, key: randomUUID() } }),
        ).toBe('422 notStaff');
    });

    it('sets a status, with a reason for a lost lead', async () => {
      const id = await addLead(kit);
      const set = (body: object) => ({ params: at(id), body: { ...body, key: randomUUID() } });
      expect(await sales.refused(setLeadStatus, set({ status: 'lost', reason: ' ' }))).toBe('422 noReason');
      const lost = await sales.ask(setLeadStatus, {
        params: at(id),
        body: { status: 'lost', reason: 'Bought elsewhere', key: randomUUID() },
      });
      expect(lost).toMatchObject({ status: 'lost', due_at: null, overdue: false });
      expect(lost.history).toMatchObject([
        { kind: 'status', by: { id: sales.staffId }, data: { status: 'lost', text: 'Bought elsewhere' } },
      ]);
    });

    it('snoozes until a time, and a new message of the shopper wakes the lead', async () => {
      const email = 'kim@shopper.example';
      const id = await addLead(kit, { form: { email }, at: minutes(-5) });
      const snooze = (until: Date | null) => ({
        params: at(id),
        body: { until: until && until.toISOString(), key: randomUUID() },
      });
      for (const wrong of [minutes(-1), minutes(60 * 24 * 400)])
        expect(await sales.refused(snoozeLead, snooze(wrong))).toBe('422 notAhead');
      await sales.ask(snoozeLead, snooze(minutes(60)));
      expect([await idsOf({}), await idsOf({ snoozed: 'only' }), await idsOf({ snoozed: 'show' })]).toEqual([
        [],
        [id],
        [id],
      ]);
      await addLead(kit, { form: { email, message: 'Hello?' } });
      expect(await idsOf({})).toEqual([id]);
      expect((await list()).leads[0]).toMatchObject({ messages: 2, snoozed_until: null });
    });

    it('merges leads of one person: the merged one leaves the list, and takes no change', async () => {
      const email = 'kim@shopper.example';
      const first = await addLead(kit, { form: { email } });
      const second = await addLead(kit, { form: { email, category: 'Trade-In' } });
      const merge = (id: string, into: string) => ({ params: at(id), body: { into, key: randomUUID() } });
      expect(await sales.refused(mergeLead, merge(first, first))).toBe('422 sameLead');
      const merged = await sales.ask(mergeLead, merge(second, first));
      expect(merged).toMatchObject({ id: first, merged: [{ id: second }], related: [] });
      expect(await idsOf({})).toEqual([first]);
      expect((await sales.ask(lead, { params: at(second) })).merged_into).toBe(first);
      expect(await sales.refused(mergeLead, merge(first, second))).toBe('422 sameLead');
      const closed = { params: at(second), body: { status: 'won', key: randomUUID() } };
      expect(await sales.refused(setLeadStatus, closed)).toBe('409 merged');
      await sales.ask(setLeadStatus, { params: at(first), body: { status: 'won', key: randomUUID() } });
      await addLead(kit, { form: { email, category: 'Trade-In', message: 'One more thing' } });
      expect(await idsOf({ status: 'open' })).toEqual([first]);
    });

    it('merges two leads into each other once', async () => {
      const [one, two] = [await addLead(kit), await addLead(kit)];
      const merge = (id: string, into: string) =>
        sales.refused(mergeLead, { params: at(id), body: { into, key: randomUUID() } });
      const both = await Promise.all([merge(one, two), merge(two, one)]);
      expect(both.filter((each) => each === '200 ')).toHaveLength(1);
      expect(await idsOf({})).toHaveLength(1);
    });

    it('logs a call: one that reached the shopper is the first answer', async () => {
      const id = await addLead(kit, { at: minutes(-12), locationId: 102 });
      const call = (outcome: 'no-answer' | 'reached') =>
        sales.ask(logCall, {
          params: at(id),
          body: { outcome, minutes: 3, text: 'Towbar', key: randomUUID() },
        });
      expect(await call('no-answer')).toMatchObject({ status: 'open', first_response_minutes: null });
      const reached = await call('reached');
      expect(reached.first_response_minutes).toBeCloseTo(12, 0);
      expect(reached.due_at).toBeNull();
      expect(reached.history.at(-1)?.data).toEqual({ outcome: 'reached', minutes: 3, text: 'Towbar' });
    });

    it('answers by mail through the outbox, once, and shows what became of it', async () => {
      const email = 'kim@shopper.example';
      const id = await addLead(kit, { form: { email }, at: minutes(-12) });
      const body = {
        subject: 'Your RAV4\r\nBcc: x@evil.example',
        text: 'It is <b>here</b>.\n\nKim',
        key: randomUUID(),
      };
      const wakes = kit.wakes();
      const [sent] = await Promise.all([1, 2].map(() => sales.ask(replyToLead, { params: at(id), body })));
      expect(kit.wakes()).toBeGreaterThan(wakes);
      expect(sent).toMatchObject({
        status: 'waiting',
        history: [{ kind: 'replied', data: { delivery: 'waiting' } }],
      });
      const mails: LeadMail[] = [];
      const mailer = {
        kind: 'smtp',
        send: async (mail: LeadMail) => void mails.push(mail),
        close: () => {},
      } as const;
      const siteBySlug = (slug: string) => (slug === site.slug ? site : null);
      const sms = { kind: 'none', send: () => Promise.reject(new Error('No message is sent.')) } as const;
      await deliverLeads({ db: kit.database.db, siteBySlug, mailer, sms, now: () => new Date() });
      const replies = mails.filter(({ kind }) => kind === 'reply');
      expect(replies).toMatchObject([
        {
          to: email,
          subject: 'Your RAV4 Bcc: x@evil.example',
          from: { name: site.name, address: site.leads.from },
          replyTo: { address: 'newstead@harbour-city-motors.example' },
        },
      ]);
      expect(replies[0]?.text).toContain('It is <b>here</b>.\n\nKim\n\nHarbour City Motors · (07) 5550 4100');
      expect(replies[0]?.html).toContain('It is &lt;b&gt;here&lt;/b&gt;.');
      const done = await sales.ask(lead, { params: at(id) });
      expect(done.history[0]?.data).toMatchObject({ delivery: 'delivered', text: body.text });
      expect([done.due_at, typeof done.first_response_minutes]).toEqual([null, 'number']);
    });

    it('answers nobody who left no address', async () => {
      const id = await addLead(kit, { form: { email: '' } });
      const body = { subject: 'Hi', text: 'Hi', key: randomUUID() };
      expect(await sales.refused(replyToLead, { params: at(id), body })).toBe('422 noAddress');
      expect((await sales.ask(lead, { params: at(id) })).history).toEqual([]);
    });

    it('is in the audit without what was written', async () => {
      const id = await addLead(kit);
      await sales.ask(noteLead, { params: at(id), body: { text: 'A private matter', key: randomUUID() } });
      const owner = await kit.staff('owner');
      const { entries } = await owner.ask(audit, { params, query: { lead_id: id } });
      expect(entries).toMatchObject([{ kind: 'noted', by: { id: sales.staffId }, lead_id: id, data: {} }]);
      expect(JSON.stringify(entries)).not.toContain('private');
    });
  });
});
