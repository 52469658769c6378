import { clearMemoryStorage } from '@forecourt/browser';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOf, openScreen, serveDesk } from '../testing/openScreen.tsx';
import { DeliveriesScreen } from './DeliveriesScreen.tsx';
import { StaffScreen } from './StaffScreen.tsx';
import { TemplatesScreen } from './TemplatesScreen.tsx';
import { UnsubscribesScreen } from './UnsubscribesScreen.tsx';

const AT = '2026-11-24T00:30:00Z';
const site = { site: 'a' };
const ids = {
  template: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a001',
  staff: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a002',
  lead: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a003',
};
const key: unknown = expect.stringMatching(/.{8}/);

beforeEach(() => {
  clearMemoryStorage();
  vi.useFakeTimers({ now: new Date('2026-11-24T02:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('unsubscribes', () => {
  const unsubscribes = () => ({
    unsubscribes: [
      { email: 'kim@mail.example', at: AT, source: 'address', topics: ['News', 'Alerts'], all: true },
      { email: 'lee@mail.example', at: AT, source: 'one-click', topics: ['News'], all: false },
    ],
    next: null,
  });

  it('lists who left which marketing, since when and how', async () => {
    serveDesk({ unsubscribes });
    openScreen(UnsubscribesScreen);
    const rows = within(await screen.findByRole('table', { name: 'Unsubscribes' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'E-mailNo longer getsSinceHow',
      'kim@mail.exampleAny marketingTue 24 Nov, 10:30 amBy phone or in person',
      'lee@mail.exampleNewsTue 24 Nov, 10:30 amIn the mail app',
    ]);
  });

  it('finds an address, which the pages of the list keep, and says when nobody fits', async () => {
    const asked: unknown[] = [];
    serveDesk({
      unsubscribes: ({ query }) => {
        asked.push(query);
        return query['search'] === 'kim'
          ? { ...unsubscribes(), next: 'c2' }
          : { unsubscribes: [], next: null };
      },
    });
    const { user, place } = openScreen(UnsubscribesScreen, { at: '/a/unsubscribes?search=kim' });
    const next = await screen.findByRole('link', { name: /next/i });
    expect(next.getAttribute('href')).toBe('/a/unsubscribes?search=kim&cursor=c2');
    const box = screen.getByRole('searchbox', { name: 'Find an e-mail address' });
    await user.clear(box);
    await user.type(box, 'nobody');
    expect(await screen.findByText('Nobody with these letters has unsubscribed.')).toBeTruthy();
    expect(place()).toBe('/a/unsubscribes?search=nobody');
    expect(asked.at(-1)).toEqual({ search: 'nobody' });
  });

  it('adds somebody who asked, and refuses what is no address', async () => {
    const sent = serveDesk({ unsubscribes, addUnsubscribe: () => ({ done: true }) });
    const { user, said } = openScreen(UnsubscribesScreen);
    const field = await screen.findByLabelText('E-mail of the shopper');
    await user.type(field, 'priya');
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('Enter the e-mail of the shopper first.')).toBeTruthy();
    await user.type(field, '.Nair@mail.example ');
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    await expect.poll(() => said).toEqual(['priya.Nair@mail.example gets no marketing.']);
    expect(sent).toMatchObject([
      { id: 'addUnsubscribe', params: site, body: { email: 'priya.nair@mail.example' } },
    ]);
    expect(field).toHaveProperty('value', '');
  });
});

describe('templates', () => {
  const template = {
    id: ids.template,
    name: 'Thanks',
    subject: 'Your enquiry',
    text: 'Hello',
    archived: false,
    updated_at: AT,
  };
  const templates = () => ({ templates: [template], fields: ['first_name'] });

  it('adds, changes and archives a text', async () => {
    const sent = serveDesk({ templates, createTemplate: () => template, updateTemplate: () => template });
    const { user, said } = openScreen(TemplatesScreen);
    const add = async () => user.click(await screen.findByRole('button', { name: 'Add template' }));
    await add();
    expect(await screen.findByText('Write a name, a subject and the text first.')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Name/), 'Test drive');
    await user.type(screen.getByLabelText('Subject'), 'Your test drive');
    await user.type(screen.getByLabelText(/^Text/), 'See you then.');
    await add();
    await expect.poll(() => said).toEqual(['Template saved.']);
    const changing = (await listOf('Templates')).getByRole('button', { name: 'Change' });
    await user.click(changing);
    const subject = await screen.findByDisplayValue('Your enquiry');
    await user.type(subject, ' at A');
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await expect.poll(() => said).toHaveLength(2);
    expect(document.activeElement, 'who goes on by keyboard is where they were').toBe(changing);
    await user.click((await listOf('Templates')).getByRole('button', { name: 'Archive' }));
    await expect.poll(() => said).toHaveLength(3);
    expect(sent).toMatchObject([
      {
        id: 'createTemplate',
        params: site,
        body: { name: 'Test drive', subject: 'Your test drive', text: 'See you then.', key },
      },
      {
        id: 'updateTemplate',
        params: { id: ids.template },
        body: { name: 'Thanks', subject: 'Your enquiry at A', text: 'Hello' },
      },
      { id: 'updateTemplate', params: { id: ids.template }, body: { archived: true } },
    ]);
  });
});

describe('staff', () => {
  const kim = {
    ...{ id: ids.staff, name: 'Kim Lee', email: 'kim@a.example', role: 'sales', location_ids: [1] },
    ...{ invited_at: AT, last_seen_at: null, second_factor: false, open_leads: 2 },
  };
  const answers = {
    staff: () => ({ staff: [kim] }),
    inviteStaff: () => kim,
    updateStaff: () => kim,
    removeStaff: () => ({ done: true }),
  };

  it('invites somebody, changes a role and removes somebody', async () => {
    const sent = serveDesk(answers);
    const { user, said } = openScreen(StaffScreen);
    await user.type(await screen.findByLabelText('Name'), 'Priya Nair');
    await user.type(screen.getByLabelText('Work e-mail'), 'priya@a.example');
    await user.selectOptions(screen.getByLabelText('Role'), 'Service');
    await user.selectOptions(screen.getByLabelText(/^Place/), 'Aspley');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await expect.poll(() => said).toEqual(['Priya Nair has an invitation.']);
    await user.click((await listOf('Staff')).getByRole('button', { name: 'Change' }));
    const card = within(await screen.findByRole('form', { name: 'Change Kim Lee' }));
    await user.selectOptions(card.getByLabelText('Role'), 'Manager');
    await user.click(card.getByRole('button', { name: 'Save' }));
    await expect.poll(() => said).toHaveLength(2);
    await user.click((await listOf('Staff')).getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Kim Lee?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect.poll(() => said.at(-1)).toBe('Kim Lee is removed.');
    expect(sent).toMatchObject([
      {
        id: 'inviteStaff',
        params: site,
        body: { name: 'Priya Nair', email: 'priya@a.example', role: 'service', location_ids: [2] },
      },
      { id: 'updateStaff', params: { id: ids.staff }, body: { role: 'manager', location_ids: [1] } },
      { id: 'removeStaff', params: { id: ids.staff }, body: {} },
    ]);
  });
});

describe('deliveries', () => {
  const failed = {
    ...{ id: 7, lead_id: ids.lead, number: 1, channel: 'email', state: 'failed', attempts: 9 },
    ...{ accepted_at: AT, next_attempt_at: null, ended_at: AT, error: 'No answer', lead_name: 'Priya Nair' },
  };

  it('retries one that failed, and all after a question', async () => {
    const asked: unknown[] = [];
    const sent = serveDesk({
      deliveries: ({ query }) => {
        asked.push(query['state']);
        return { deliveries: [failed], next: null, failed: 3 };
      },
      retryDelivery: () => ({ done: true }),
      retryAllDeliveries: () => ({ retried: 3 }),
    });
    const { user, said } = openScreen(DeliveriesScreen, { at: '/?state=failed' });
    await user.click((await listOf('Deliveries')).getByRole('button', { name: 'Retry' }));
    await expect.poll(() => said).toEqual(['It is being retried.']);
    await user.click(await screen.findByRole('button', { name: 'Retry all 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Retry everything that failed?' }));
    await user.click(dialog.getByRole('button', { name: 'Retry all 3' }));
    await expect.poll(() => said.at(-1)).toBe('3 are being retried.');
    expect(asked).toContain('failed');
    expect(sent).toMatchObject([
      { id: 'retryDelivery', params: { site: 'a', id: '7' }, body: {} },
      { id: 'retryAllDeliveries', params: site, body: {} },
    ]);
  });

  it.each([
    [3, 1, 'Retry all 3', 'It is being retried.'],
    [1, 1, 'Retry it', 'It is being retried.'],
    [1, 0, 'Retry it', 'Nothing is left to retry.'],
    [3, 3, 'Retry all 3', '3 are being retried.'],
  ])('with %i failed of which %i are retried has "%s", and says "%s"', async (count, retried, name, text) => {
    serveDesk({
      deliveries: () => ({ deliveries: [failed], next: null, failed: count }),
      retryAllDeliveries: () => ({ retried }),
    });
    const { user, said } = openScreen(DeliveriesScreen);
    await user.click(await screen.findByRole('button', { name }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    await expect.poll(() => said).toEqual([text]);
  });

  it('says why a retry was refused', async () => {
    serveDesk({ deliveries: () => ({ deliveries: [failed], next: null, failed: 1 }) });
    const { user, said } = openScreen(DeliveriesScreen);
    await user.click((await listOf('Deliveries')).getByRole('button', { name: 'Retry' }));
    await expect.poll(() => said).toHaveLength(1);
    expect(said[0]).toMatch(/^No POST .*\/deliveries\/7\/retry\.$/);
  });
});
