import { deskOperations } from '@forecourt/desk-client/contracts';
import { expect, it } from 'vitest';
import { DESK_PAGES, navigation } from './deskPages.ts';

/** The call that each page is about. */
const calls: Record<string, keyof typeof deskOperations> = {
  leads: 'leads',
  appointments: 'appointments',
  deliveries: 'deliveries',
  stock: 'stockHealth',
  templates: 'createTemplate',
  staff: 'inviteStaff',
  figures: 'figures',
  activity: 'audit',
  'shopper-data': 'exportPerson',
  unsubscribes: 'unsubscribes',
  finance: 'financeApplications',
  reservations: 'reservations',
  payments: 'payments',
};

it.each(DESK_PAGES)('$name has the roles that its call allows', ({ path, roles }) => {
  const { access } = deskOperations[calls[path] ?? expect.fail(`No call is known for ${path}.`)];
  expect(access).toMatchObject({ who: 'staff', roles });
});

it('shows the pages of a role, and marks the one that is open', () => {
  const names = (role: 'owner' | 'sales') => navigation(role, 'a', '/a/leads/1').map(({ name }) => name);
  expect(names('owner')).toContain('Deliveries');
  expect(names('sales')).not.toContain('Deliveries');
  const current = (pathname: string) =>
    navigation('owner', 'a', pathname).flatMap(({ name, current: is }) => (is ? [name] : []));
  expect(current('/a/leads/1')).toEqual(['Leads']);
  expect(current('/a/leadsome')).toEqual([]);
});
