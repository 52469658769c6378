import { clearMemoryStorage } from '@forecourt/browser';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem } from '../testing/deskServer.ts';
import { ids } from '../testing/leadDetail.ts';
import { listOf, openScreen, serveDesk } from '../testing/openScreen.tsx';
import { AppointmentsScreen } from './AppointmentsScreen.tsx';
import { FinanceListScreen } from './FinanceListScreen.tsx';
import { FinanceScreen } from './FinanceScreen.tsx';

const AT = '2026-11-24T00:30:00Z';

beforeEach(() => clearMemoryStorage());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('appointments', () => {
  const booked = {
    ...{
      location_id: 2,
      location_name: 'Aspley',
      time_zone: 'Australia/Brisbane',
      starts_at: AT,
      place: 1,
      loan_car: true,
      lead_id: ids.lead,
    },
    ...{ category: 'Service Booking', name: 'Priya Nair', phone: '0491 570 156' },
    ...{ vehicle: null, vehicle_image: null },
  };
  const at = '/a/appointments?from=2026-11-24';
  const path = ':site/appointments';
  const week = (appointments: object[]) => ({ appointments, capacity: [], days: [] });

  it('releases an appointment after a question, and it is gone from the calendar', async () => {
    let appointments = [booked];
    const sent = serveDesk({
      appointments: () => week(appointments),
      releaseAppointment: () => {
        appointments = [];
        return { done: true };
      },
    });
    const { user, said } = openScreen(AppointmentsScreen, { at, path });
    const day = within(await screen.findByRole('region', { name: 'Tue 24 Nov' }));
    for (const text of ['10:30 am', 'Service Booking', 'With a loan car'])
      expect(day.getByText(text)).toBeTruthy();
    expect(day.getByRole('link', { name: 'Priya Nair' }).getAttribute('href')).toBe(`/a/leads/${ids.lead}`);
    await user.click(day.getByRole('button', { name: 'Release' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Release 10:30 am of Priya Nair?' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Release' }));
    await expect.poll(() => said).toEqual(['Appointment released.']);
    await expect.poll(() => screen.queryByText('Priya Nair')).toBeNull();
    expect(sent).toMatchObject([
      {
        id: 'releaseAppointment',
        params: { site: 'a' },
        body: { location_id: 2, starts_at: AT, lead_id: ids.lead },
      },
    ]);
  });

  it('tells the time of an appointment in the zone of its place', async () => {
    const border = { ...booked, location_name: 'Tweed Heads', time_zone: 'Australia/Sydney' };
    // 11:30 pm in Brisbane is the next day in Tweed Heads.
    const late = { ...border, name: 'Jo Bell', starts_at: '2026-11-24T13:30:00Z', place: 2 };
    serveDesk({ appointments: () => week([border, late]) });
    const { user } = openScreen(AppointmentsScreen, { at, path });
    const day = within(await screen.findByRole('region', { name: 'Tue 24 Nov' }));
    expect(day.getByText('11:30 am (Sydney time)')).toBeTruthy();
    const next = within(screen.getByRole('region', { name: 'Wed 25 Nov' }));
    expect(next.getByRole('link', { name: 'Jo Bell' })).toBeTruthy();
    await user.click(day.getByRole('button', { name: 'Release' }));
    const name = 'Release 11:30 am (Sydney time) of Priya Nair?';
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
  });

  it('says that a colleague released it already, and asks for the calendar again', async () => {
    const error = 'This appointment was released already.';
    let asked = 0;
    serveDesk({
      appointments: () => {
        asked += 1;
        return week(asked === 1 ? [booked] : []);
      },
      releaseAppointment: () => problem(404, error, 'notFound'),
    });
    const { user, said } = openScreen(AppointmentsScreen, { at, path });
    await user.click(await screen.findByRole('button', { name: 'Release' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Release' }));
    await expect.poll(() => said).toEqual([error]);
    await expect.poll(() => screen.queryByText('Priya Nair')).toBeNull();
  });

  it('shows one place when it is chosen, also today and in the weeks before and after', async () => {
    const asked: unknown[] = [];
    serveDesk({
      appointments: ({ query }) => {
        asked.push([query['from'], query['location_id']]);
        return week([]);
      },
    });
    const { user, place } = openScreen(AppointmentsScreen, { at, path });
    await user.selectOptions(await screen.findByLabelText('Place'), 'Aspley');
    await expect.poll(() => asked.at(-1)).toEqual(['2026-11-22T14:00:00.000Z', '2']);
    expect(place()).toBe('/a/appointments?from=2026-11-24&place=2');
    const weeks = within(screen.getByRole('navigation', { name: 'Weeks' }));
    expect(weeks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/a/appointments?from=2026-11-17&place=2',
      '/a/appointments?place=2',
      '/a/appointments?from=2026-12-01&place=2',
    ]);
  });
});

describe('appointments of another address', () => {
  const booked = (name: string, place: number) => ({
    ...{
      location_id: place,
      location_name: 'Here',
      time_zone: 'Australia/Brisbane',
      starts_at: AT,
      place: 1,
    },
    ...{ loan_car: false, lead_id: ids.lead, category: 'Service', name, phone: null },
    ...{ vehicle: null, vehicle_image: null },
  });
  const at = '/a/appointments?from=2026-11-24';

  it('are not there until they are loaded: no day is empty, and no row is of another place', async () => {
    let answer = () => {};
    const wait = new Promise<void>((resolve) => (answer = resolve));
    serveDesk({
      appointments: ({ query }) =>
        query['from'] === '2026-11-22T14:00:00.000Z'
          ? {
              appointments: query['location_id'] === '2' ? [booked('Jo Bell', 2)] : [booked('Priya Nair', 1)],
              capacity: [],
              days: [],
            }
          : problem(409, 'The desk rests.'),
    });
    const answered = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (address.includes('location_id=2')) await wait;
      return answered(address, init);
    });
    const { user, go } = openScreen(AppointmentsScreen, { at, path: ':site/appointments' });
    await screen.findByRole('link', { name: 'Priya Nair' });
    await user.selectOptions(screen.getByLabelText('Place'), 'Aspley');
    await expect.poll(() => screen.queryByRole('link', { name: 'Priya Nair' })).toBeNull();
    expect(screen.queryByText('No appointment.')).toBeNull();
    answer();
    await screen.findByRole('link', { name: 'Jo Bell' });
    await go('/a/appointments?from=2026-12-01&place=2');
    expect(await screen.findByText('The desk rests.')).toBeTruthy();
    expect(screen.queryByText('No appointment.')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Jo Bell' })).toBeNull();
  });
});

describe('finance applications', () => {
  const row = {
    ...{ id: ids.other, reference: 'FA-7K3M-9PQR', kind: 'application', lead_id: ids.lead, car_id: 7 },
    ...{ received_at: AT, status: 'submitted', decided_at: null, purge_at: '2027-02-24T00:30:00Z' },
  };
  const application = {
    ...row,
    sections: [{ title: 'Work and income', rows: [{ label: 'Occupation', value: 'Nurse' }] }],
    consents: null,
    lender: {
      name: 'Demonstration Finance',
      outcome: 'referred',
      reference: null,
      reasons: ['Casual work.'],
    },
    log: [{ at: AT, action: 'read', who: 'Kim Lee', why: '' }],
  };
  const me = (verified: boolean) => ({
    staff: { id: ids.kim, name: 'Kim Lee', email: 'kim@a.example' },
    ...{ memberships: [], session_expires_at: '2099-01-01T00:00:00Z' },
    second_factor: { enrolled: true, verified_until: verified ? '2099-01-01T00:00:00Z' : null },
  });
  const at = `/a/finance/${ids.other}`;
  const path = ':site/finance/:id';

  it('lists them without their content, by status', async () => {
    serveDesk({
      financeApplications: ({ query }) => ({
        applications: query['status'] === 'approved' ? [] : [row],
        next: null,
      }),
    });
    const { user, place } = openScreen(FinanceListScreen, { at: '/a/finance', path: ':site/finance' });
    const list = await listOf('Finance applications');
    expect(list.getByRole('link', { name: 'FA-7K3M-9PQR' }).getAttribute('href')).toBe(at);
    expect(list.getByText('Not decided')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Status'), 'Approved');
    expect(await screen.findByText('No application has this status.')).toBeTruthy();
    expect(place()).toBe('/a/finance?status=approved');
  });

  it('asks for the code first, and for the application only then; each look is asked for once', async () => {
    let verified = false;
    let looks = 0;
    serveDesk({
      me: () => me(verified),
      verifySecondFactor: () => {
        verified = true;
        return { verified_until: '2099-01-01T00:00:00Z' };
      },
      financeApplication: () => {
        looks += 1;
        return application;
      },
    });
    const { user } = openScreen(FinanceScreen, { at, path });
    const code = await screen.findByLabelText('Code from your authenticator app');
    expect(looks).toBe(0);
    await user.type(code, '12');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Enter the six digits, or a backup code.')).toBeTruthy();
    await user.type(code, '3 456');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Nurse')).toBeTruthy();
    expect(screen.getByText(/Casual work\./)).toBeTruthy();
    expect(looks).toBe(1);
  });

  it('records what the lender decided, and shows it without another look', async () => {
    let looks = 0;
    const sent = serveDesk({
      me: () => me(true),
      financeApplication: () => {
        looks += 1;
        return application;
      },
      decideFinanceApplication: () => ({ ...row, status: 'approved', decided_at: AT }),
    });
    const { user, said } = openScreen(FinanceScreen, { at, path });
    const save = await screen.findByRole('button', { name: 'Save decision' });
    await user.click(save);
    expect(await screen.findByText('Choose what the lender decided first.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Decision of the lender'), 'Approved');
    await user.click(save);
    await expect.poll(() => said).toEqual(['Decision saved.']);
    await expect.poll(() => screen.queryByText('Not decided')).toBeNull();
    expect(looks).toBe(1);
    expect(sent).toMatchObject([
      {
        id: 'decideFinanceApplication',
        params: { site: 'a', id: ids.other },
        body: { decision: 'approved', text: '', expected_status: 'submitted' },
      },
    ]);
  });

  it('says that an application was deleted', async () => {
    const error = 'This application does not exist, or it was purged.';
    serveDesk({ me: () => me(true), financeApplication: () => problem(404, error, 'notFound') });
    openScreen(FinanceScreen, { at, path });
    expect(await screen.findByText(error)).toBeTruthy();
  });
});
