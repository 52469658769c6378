import { clearMemoryStorage } from '@forecourt/browser';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { problem } from '../testing/deskServer.ts';
import { listOf, openScreen, serveDesk } from '../testing/openScreen.tsx';
import { StaffScreen } from './StaffScreen.tsx';
import { TemplatesScreen } from './TemplatesScreen.tsx';

const AT = '2026-11-24T00:30:00.000Z';
const LATER = '2026-11-24T00:31:00.000Z';
const id = '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a001';

beforeEach(() => clearMemoryStorage());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('keeps a template that was typed while a colleague saved it, shows what the colleague saved, and saves it then', async () => {
  const first = {
    ...{ id, name: 'Thanks', subject: 'Your enquiry', text: 'Hello', archived: false, updated_at: AT },
  };
  let saved = first;
  const sent = serveDesk({
    templates: () => ({ templates: [saved], fields: ['first_name'] }),
    updateTemplate: ({ body }) =>
      Reflect.get(Object(body), 'expected_updated_at') === saved.updated_at
        ? (saved = { ...saved, ...Object(body), updated_at: '2026-11-24T00:32:00.000Z' })
        : problem(409, 'Somebody else has changed this template.', 'changed'),
  });
  const { user, said } = openScreen(TemplatesScreen);
  await user.click((await listOf('Templates')).getByRole('button', { name: 'Change' }));
  const text = await screen.findByDisplayValue('Hello');
  await user.type(text, ' from me');
  saved = { ...first, text: 'Hello from a colleague', archived: true, updated_at: LATER };
  const save = () => user.click(screen.getByRole('button', { name: 'Save template' }));
  await save();
  expect(await screen.findByText('Somebody else has changed this template.')).toBeTruthy();
  const theirs = within(await screen.findByRole('region', { name: 'Saved by somebody else' }));
  for (const fact of ['Thanks', 'Your enquiry', 'Hello from a colleague', 'No longer'])
    expect(theirs.getByText(fact)).toBeTruthy();
  expect(text).toHaveProperty('value', 'Hello from me');
  await save();
  await expect.poll(() => said).toEqual(['Template saved.']);
  const fields = { name: 'Thanks', subject: 'Your enquiry', text: 'Hello from me' };
  expect(sent.map(({ body }) => body)).toEqual([
    { ...fields, expected_updated_at: AT },
    { ...fields, expected_updated_at: LATER },
  ]);
});

it('begins to change a template where it is written, and leaves it as it was on Cancel', async () => {
  const template = {
    ...{ id, name: 'Thanks', subject: 'Your enquiry', text: 'Hello', archived: false, updated_at: AT },
  };
  const sent = serveDesk({ templates: () => ({ templates: [template], fields: [] }) });
  const { user } = openScreen(TemplatesScreen);
  const change = (await listOf('Templates')).getByRole('button', { name: 'Change' });
  await user.click(change);
  const name = await screen.findByDisplayValue('Thanks');
  expect(document.activeElement).toBe(name);
  await user.type(name, ' a lot');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('form', { name: 'Add a template' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(document.activeElement, 'the focus is where it was').toBe(change);
  await user.click(change);
  expect(await screen.findByDisplayValue('Thanks')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('begins to change a person in that form, whose labels are not those of the invitation', async () => {
  const kim = {
    ...{ id, name: 'Kim Lee', email: 'kim@a.example', role: 'sales', location_ids: [1] },
    ...{ invited_at: AT, last_seen_at: null, second_factor: false, open_leads: 2 },
  };
  serveDesk({ staff: () => ({ staff: [kim] }) });
  const { user } = openScreen(StaffScreen);
  const change = (await listOf('Staff')).getByRole('button', { name: 'Change' });
  await user.click(change);
  const form = await screen.findByRole('form', { name: 'Change Kim Lee' });
  expect(form.contains(document.activeElement)).toBe(true);
  const invitation = screen.getByRole('form', { name: 'Invite somebody' });
  for (const each of [form, invitation]) {
    const label = within(each).getByText('Role');
    expect(each.contains(document.getElementById(label.getAttribute('for') ?? ''))).toBe(true);
  }
  await user.click(within(form).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form', { name: 'Change Kim Lee' })).toBeNull();
  expect(document.activeElement).toBe(change);
});

it('says what a person is now when another leader was faster, and keeps what was chosen', async () => {
  const kim = {
    ...{ id, name: 'Kim Lee', email: 'kim@a.example', role: 'sales', location_ids: [1] },
    ...{ invited_at: AT, last_seen_at: null, second_factor: false, open_leads: 2 },
  };
  let now = kim;
  const sent = serveDesk({
    staff: () => ({ staff: [now] }),
    updateStaff: ({ body }) =>
      JSON.stringify(Reflect.get(Object(body), 'expected')) ===
      JSON.stringify({ role: now.role, location_ids: now.location_ids })
        ? now
        : problem(409, 'Somebody else has changed this person.', 'changed'),
  });
  const { user, said } = openScreen(StaffScreen);
  await user.click((await listOf('Staff')).getByRole('button', { name: 'Change' }));
  const card = within(await screen.findByRole('form', { name: 'Change Kim Lee' }));
  await user.selectOptions(card.getByLabelText('Role'), 'Service');
  now = { ...kim, role: 'manager', location_ids: [2] };
  await user.click(card.getByRole('button', { name: 'Save' }));
  expect(
    await card.findByText('Somebody else has changed this person. Now it is: Manager, Aspley.'),
  ).toBeTruthy();
  expect(card.getByLabelText('Role')).toHaveProperty('value', 'service');
  await user.click(card.getByRole('button', { name: 'Save' }));
  await expect.poll(() => said).toEqual(['Kim Lee is changed.']);
  expect(sent.map(({ body }) => Reflect.get(Object(body), 'expected'))).toEqual([
    { role: 'sales', location_ids: [1] },
    { role: 'manager', location_ids: [2] },
  ]);
});
