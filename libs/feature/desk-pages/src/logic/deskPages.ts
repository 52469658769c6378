import type { Role } from '@forecourt/desk-client';

/** A page of a dealership. */
export interface DeskPage {
  path: string;
  name: string;
  /** What it is for, in a sentence. */
  text: string;
  roles: readonly Role[];
}

const EVERYONE: readonly Role[] = ['owner', 'manager', 'sales', 'service'];
const LEADERS: readonly Role[] = ['owner', 'manager'];

/** Whether a role leads a dealership. */
export const isLeader = (role: Role): boolean => LEADERS.includes(role);

const SELLERS: readonly Role[] = ['owner', 'manager', 'sales'];

/** Every page of a dealership in the order of the navigation; a phone has the first ones in its bar. */
export const DESK_PAGES: readonly DeskPage[] = [
  { path: 'leads', name: 'Leads', text: 'What shoppers ask, and the answers.', roles: EVERYONE },
  { path: 'appointments', name: 'Appointments', text: 'Who comes when, by day and place.', roles: EVERYONE },
  {
    path: 'finance',
    name: 'Finance',
    text: 'Finance applications, behind your authenticator app.',
    roles: LEADERS,
  },
  {
    path: 'deliveries',
    name: 'Deliveries',
    text: 'Mails and messages of leads, and those that did not arrive.',
    roles: LEADERS,
  },
  {
    path: 'stock',
    name: 'Stock',
    text: 'What is missing, imports, and why a car shows a button.',
    roles: SELLERS,
  },
  {
    path: 'reservations',
    name: 'Reservations',
    text: 'Vehicles that shoppers reserve with a deposit: more time, refunds, notes.',
    roles: SELLERS,
  },
  {
    path: 'payments',
    name: 'Payments',
    text: 'Invoices that shoppers pay online: refunds, notes.',
    roles: SELLERS,
  },
  { path: 'figures', name: 'Figures', text: 'How fast leads are answered, and the target.', roles: LEADERS },
  { path: 'templates', name: 'Templates', text: 'Texts to answer with.', roles: LEADERS },
  { path: 'staff', name: 'Staff', text: 'Who works here, roles and invitations.', roles: LEADERS },
  { path: 'activity', name: 'Activity', text: 'Who did what.', roles: LEADERS },
  {
    path: 'shopper-data',
    name: 'Shopper data',
    text: 'What you have about a shopper who asks, and erasing it.',
    roles: LEADERS,
  },
  {
    path: 'unsubscribes',
    name: 'Unsubscribes',
    text: 'Who gets no marketing, or no more of a kind.',
    roles: LEADERS,
  },
];

/** Pages in the bar of a phone; the others are behind "More". */
const IN_BAR = 3;

/** The pages that a role has. */
export const pagesOf = (role: Role): readonly DeskPage[] =>
  DESK_PAGES.filter(({ roles }) => roles.includes(role));

/** The navigation of a dealership for a role at an address. */
export function navigation(role: Role, site: string, pathname: string) {
  const pages = pagesOf(role);
  const isAt = (path: string) => `${pathname}/`.startsWith(`/${site}/${path}/`);
  const links = pages.map(({ path, name }, index) => ({
    name,
    href: `/${site}/${path}`,
    current: isAt(path),
    bar: index < IN_BAR,
  }));
  if (pages.length <= IN_BAR) return links;
  const current = isAt('more') || links.some((link) => link.current && !link.bar);
  return [...links, { name: 'More', href: `/${site}/more`, current, bar: 'only' as const }];
}
