import { clearMemoryStorage } from '@forecourt/browser';
import type { LeadDetail } from '@forecourt/desk-client';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { problem } from '../testing/deskServer.ts';
import { ids, leadDetail } from '../testing/leadDetail.ts';
import { openScreen, serveDesk } from '../testing/openScreen.tsx';
import { LeadScreen } from './LeadScreen.tsx';

const params = { site: 'a', id: ids.lead };
const key: unknown = expect.stringMatching(/.{8}/);
const other = leadDetail({ id: ids.other, category: 'Test Drive', version: 8 });
const kim = { id: ids.kim, name: 'Kim Lee' };
const lou = { id: ids.priya, name: 'Lou Park' };

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

/** Opens a lead at a tab of its actions. */
async function openTab(tab: string, answers: Parameters<typeof serveDesk>[0], lead = leadDetail()) {
  const sent = serveDesk({
    lead: ({ params: { id } }) => (id === ids.other ? other : lead),
    leadDrafts: () => ({ drafts: [] }),
    ...answers,
  });
  const opened = openScreen(LeadScreen, { at: `/a/leads/${ids.lead}`, path: ':site/leads/:id' });
  await opened.user.click(await screen.findByRole('tab', { name: tab }));
  const panel = within(screen.getByRole('tabpanel', { name: tab }));
  return { ...opened, sent, panel };
}

it('joins a lead to another one of the same shopper, whose page is then shown', async () => {
  const { user, sent, said, place, panel } = await openTab(
    'Merge',
    { mergeLead: () => other },
    leadDetail({ related: [other] }),
  );
  const merge = panel.getByRole('button', { name: 'Merge' });
  await user.click(merge);
  expect(await screen.findByText('Choose the lead that stays first.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.selectOptions(
    panel.getByLabelText('Merge into'),
    panel.getByRole('option', { name: /Test Drive/ }),
  );
  await user.click(merge);
  await expect.poll(place).toBe(`/a/leads/${ids.other}`);
  expect(said).toEqual(['Leads merged.']);
  expect(sent).toMatchObject([{ id: 'mergeLead', params, body: { into: ids.other, key } }]);
  await expect.poll(() => screen.queryByRole('tab', { name: 'Merge' })).toBeNull();
});

it('a lead that cannot be merged says why, and the choice stays', async () => {
  const error = 'This lead was merged into another one.';
  const { user, place, panel } = await openTab(
    'Merge',
    { mergeLead: () => problem(409, error, 'merged') },
    leadDetail({ related: [other] }),
  );
  await user.selectOptions(panel.getByLabelText('Merge into'), ids.other);
  await user.click(panel.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText(error)).toBeTruthy();
  expect(panel.getByLabelText('Merge into')).toHaveProperty('value', ids.other);
  expect(place()).toBe(`/a/leads/${ids.lead}`);
});

it('a lead without another one of the shopper, or without an e-mail, has no tab for them', async () => {
  await openTab('Call', {}, leadDetail({ email: null }));
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Call', 'Note', 'Snooze', 'Status', 'Assign']);
});

it('a lead that is back is not to be woken, and says since when it is', async () => {
  const { panel } = await openTab('Snooze', {}, leadDetail({ snoozed_until: '2020-01-01T23:00:00Z' }));
  expect(await panel.findByText('Back since Thu 2 Jan 2020, 9:00 am.')).toBeTruthy();
  expect(panel.queryByRole('option', { name: 'No more: wake it now' })).toBeNull();
});

it('takes a lead out of the list until a time, and wakes one', async () => {
  let lead = leadDetail();
  const snoozed = { ...lead, snoozed_until: '2026-12-01T23:00:00Z', version: 4 };
  const { user, sent, said, panel } = await openTab('Snooze', {
    lead: () => lead,
    snoozeLead: () => (lead = lead.snoozed_until === null ? snoozed : leadDetail({ version: 5 })),
  });
  const snooze = panel.getByRole('button', { name: 'Snooze' });
  await user.click(snooze);
  expect(await screen.findByText('Choose when it comes back first.')).toBeTruthy();
  await user.selectOptions(panel.getByLabelText('Show it again'), 'On another day at 9:00 am');
  await user.click(snooze);
  expect(await screen.findByText('Choose when it comes back first.')).toBeTruthy();
  await user.type(panel.getByLabelText('Day'), '2026-12-02');
  await user.click(snooze);
  await expect.poll(() => said).toEqual(['Snoozed until Wed 2 Dec, 9:00 am.']);
  expect(await panel.findByText('Snoozed until Wed 2 Dec, 9:00 am.')).toBeTruthy();
  await user.selectOptions(panel.getByLabelText('Show it again'), 'No more: wake it now');
  await user.click(snooze);
  await expect.poll(() => said.at(-1)).toBe('Lead woken.');
  expect(sent).toMatchObject([
    { id: 'snoozeLead', params, body: { until: '2026-12-01T23:00:00.000Z', expected_version: 3, key } },
    { id: 'snoozeLead', params, body: { until: null, expected_version: 4, key } },
  ]);
});

it('a colleague who was faster is named with what was done, and the choice is that of now', async () => {
  const assignable = [kim, lou];
  let lead: LeadDetail = leadDetail({ assignable });
  const { user, sent, panel } = await openTab('Assign', {
    lead: () => lead,
    assignLead: () => {
      lead = leadDetail({
        ...{ version: 4, assignee: kim, assignable },
        history: [{ id: 1, at: '2026-11-24T00:40:00Z', kind: 'assigned', by: kim, data: { to: kim } }],
      });
      return problem(409, 'This lead was changed meanwhile.', 'changed');
    },
  });
  await panel.findByRole('option', { name: 'Lou Park' });
  await user.selectOptions(panel.getByLabelText('Assigned to'), 'Lou Park');
  await user.click(panel.getByRole('button', { name: 'Assign' }));
  expect(
    await screen.findByText('This lead was changed meanwhile. Kim Lee assigned it to Kim Lee.'),
  ).toBeTruthy();
  expect(sent).toMatchObject([{ id: 'assignLead', body: { staff_id: ids.priya, expected_version: 3, key } }]);
  await expect.poll(() => panel.getByLabelText('Assigned to')).toHaveProperty('value', ids.kim);
});

it('a lost lead needs a reason', async () => {
  const { user, sent, said, panel } = await openTab('Status', {
    setLeadStatus: () => leadDetail({ status: 'lost', version: 4 }),
  });
  await user.selectOptions(panel.getByLabelText('Status'), 'Lost');
  await user.click(panel.getByRole('button', { name: 'Save status' }));
  expect(await screen.findByText('Please say why this lead was lost.')).toBeTruthy();
  await user.type(panel.getByLabelText('Reason'), 'Bought elsewhere');
  await user.click(panel.getByRole('button', { name: 'Save status' }));
  await expect.poll(() => said).toEqual(['Status saved.']);
  expect(sent).toMatchObject([
    {
      id: 'setLeadStatus',
      params,
      body: { status: 'lost', reason: 'Bought elsewhere', expected_version: 3 },
    },
  ]);
});

it('starts a reply with a subject, and keeps the one that is written instead', async () => {
  const { user, sent, panel } = await openTab('Reply', { replyToLead: () => leadDetail() });
  const subject = panel.getByLabelText('Subject');
  expect(subject).toHaveProperty('value', 'Your enquiry');
  await user.clear(subject);
  await user.type(subject, 'Your visit');
  await user.type(panel.getByLabelText('Reply'), 'See you on Saturday.');
  await user.click(panel.getByRole('button', { name: 'Send reply' }));
  const text = 'See you on Saturday.';
  const body = { subject: 'Your visit', text, template_id: null, expected_version: 3, key };
  await expect.poll(() => sent).toMatchObject([{ id: 'replyToLead', params, body }]);
});

it('a reply that a colleague was faster with is not sent, and its text stays', async () => {
  let lead = leadDetail();
  const { user, panel, said } = await openTab('Reply', {
    lead: () => lead,
    replyToLead: () => {
      const data = { subject: 'Your visit', text: 'Come on Friday.', delivery: 'waiting' as const };
      lead = leadDetail({
        version: 4,
        history: [{ id: 1, at: '2026-11-24T00:40:00Z', kind: 'replied', by: kim, data }],
      });
      return problem(409, 'This lead was changed meanwhile.', 'changed');
    },
  });
  await user.type(panel.getByLabelText('Reply'), 'See you on Saturday.');
  await user.click(panel.getByRole('button', { name: 'Send reply' }));
  const told = 'This lead was changed meanwhile. Kim Lee replied by e-mail (waiting) while you were writing.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(panel.getByLabelText('Reply')).toHaveProperty('value', 'See you on Saturday.');
  expect(said).toEqual([]);
});

/** A server that refuses a reply which expects another version, as the desk does. */
function faster(first: LeadDetail) {
  let lead = first;
  return {
    become: (next: LeadDetail) => (lead = next),
    answers: {
      lead: () => lead,
      me: () => ({
        ...{ staff: { ...lou, email: 'lou@a.example' }, memberships: [] },
        second_factor: { enrolled: false, verified_until: null },
        session_expires_at: '2026-11-25T00:30:00Z',
      }),
      noteLead: () => lead,
      replyToLead: ({ body }: { body: unknown }) =>
        Reflect.get(Object(body), 'expected_version') === lead.version
          ? lead
          : problem(409, 'This lead has changed.', 'changed'),
    },
  };
}

async function saveNote({ user }: Awaited<ReturnType<typeof openTab>>) {
  await user.click(screen.getByRole('tab', { name: 'Note' }));
  const note = within(screen.getByRole('tabpanel', { name: 'Note' }));
  await user.type(note.getByLabelText('Note'), 'Was here.');
  await user.click(note.getByRole('button', { name: 'Save note' }));
}

it('a reply is not sent after a message that came while it was written and is on the page; then it can be', async () => {
  const message = (number: number) => ({ number, at: '2026-11-24T00:30:00Z', answers: [] });
  const { become, answers } = faster(leadDetail({ said: [message(1)] }));
  const opened = await openTab('Reply', answers);
  const { user, panel, said, sent } = opened;
  await user.type(panel.getByLabelText('Reply'), 'See you on Saturday.');
  become(leadDetail({ version: 4, said: [message(1), message(2)] }));
  await saveNote(opened);
  await expect.poll(() => said).toEqual(['Note saved.']);
  await user.click(screen.getByRole('tab', { name: 'Reply' }));
  await user.click(panel.getByRole('button', { name: 'Send reply' }));
  const told = 'This lead has changed. Priya Nair wrote while you were writing.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(panel.getByLabelText('Reply')).toHaveProperty('value', 'See you on Saturday.');
  await user.click(panel.getByRole('button', { name: 'Send reply' }));
  await expect.poll(() => said).toEqual(['Note saved.', 'Reply sent.']);
  const replies = sent.filter(({ id }) => id === 'replyToLead');
  expect(replies).toMatchObject([{ body: { expected_version: 3 } }, { body: { expected_version: 4 } }]);
});

it('a reply is sent after what its writer did while it was written', async () => {
  const { become, answers } = faster(leadDetail());
  const opened = await openTab('Reply', answers);
  const { user, panel, said } = opened;
  await user.type(panel.getByLabelText('Reply'), 'See you on Saturday.');
  const history = [
    { id: 7, at: '2026-11-24T00:40:00Z', kind: 'noted' as const, by: lou, data: { text: 'Was here.' } },
  ];
  become(leadDetail({ version: 4, history }));
  await saveNote(opened);
  await expect.poll(() => said).toEqual(['Note saved.']);
  await user.click(screen.getByRole('tab', { name: 'Reply' }));
  await user.click(panel.getByRole('button', { name: 'Send reply' }));
  await expect.poll(() => said).toEqual(['Note saved.', 'Reply sent.']);
});
