import { clearMemoryStorage } from '@forecourt/browser';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ids, leadDetail } from '../testing/leadDetail.ts';
import { openScreen, serveDesk } from '../testing/openScreen.tsx';
import { LeadScreen } from './LeadScreen.tsx';

beforeEach(() => clearMemoryStorage());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const draft = (template_id: string, name: string, text: string) => ({
  ...{ template_id, name, subject: `About ${name}`, text },
});
const drafts = [draft(ids.kim, 'Visit', 'Come in.'), draft(ids.priya, 'Price', 'It is $20,000.')];

async function openReply(answers: Parameters<typeof serveDesk>[0] = {}) {
  const sent = serveDesk({ lead: () => leadDetail(), leadDrafts: () => ({ drafts }), ...answers });
  const opened = openScreen(LeadScreen, { at: `/a/leads/${ids.lead}`, path: ':site/leads/:id' });
  await opened.user.click(await screen.findByRole('tab', { name: 'Reply' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Reply' }));
  const fields = () =>
    ['Subject', /^Reply/].map((label) =>
      Reflect.get(panel.getByLabelText(label, { selector: 'input, textarea' }), 'value'),
    );
  const choose = async (name: string) =>
    opened.user.selectOptions(await panel.findByLabelText('Template'), name);
  return { ...opened, sent, panel, fields, choose };
}

it('puts a template in, and another one in its place', async () => {
  const { choose, fields } = await openReply();
  await choose('Visit');
  expect(fields()).toEqual(['About Visit', 'Come in.']);
  await choose('Price');
  expect(fields()).toEqual(['About Price', 'It is $20,000.']);
});

it('puts a template below what was typed, and leaves a subject that was typed', async () => {
  const { choose, fields, panel, user } = await openReply();
  const text = panel.getByLabelText(/^Reply/, { selector: 'textarea' });
  await user.type(text, 'Hello Priya,');
  await choose('Visit');
  expect(fields()).toEqual(['About Visit', 'Hello Priya,\n\nCome in.']);
  const subject = panel.getByLabelText('Subject');
  await user.clear(subject);
  await user.type(subject, 'Saturday');
  await choose('Price');
  expect(fields()).toEqual(['Saturday', 'Hello Priya,\n\nCome in.\n\nIt is $20,000.']);
});

it('keeps what is typed while a note is being saved', async () => {
  let answer = () => {};
  const wait = new Promise<void>((resolve) => (answer = resolve));
  serveDesk({ lead: () => leadDetail(), leadDrafts: () => ({ drafts: [] }), noteLead: () => leadDetail() });
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    if (sent[1]?.method === 'POST') await wait;
    return answered(...sent);
  });
  const { user, said } = openScreen(LeadScreen, { at: `/a/leads/${ids.lead}`, path: ':site/leads/:id' });
  await user.click(await screen.findByRole('tab', { name: 'Note' }));
  const note = within(screen.getByRole('tabpanel', { name: 'Note' })).getByLabelText('Note');
  await user.type(note, 'Called.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await user.type(note, ' Again at 5.');
  answer();
  await expect.poll(() => said).toEqual(['Note saved.']);
  expect(note).toHaveProperty('value', 'Called. Again at 5.');
});
