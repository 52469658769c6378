import { siteStorage } from '@forecourt/browser';
import { exampleDealer } from '@forecourt/site-config';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountPage, signInPage } from '../testing/pages.ts';
import { TestSite } from '../testing/TestSite.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';

test('the sign-in asks for an address, and its form keeps where it leads', () => {
  render(<SignInScreen page={signInPage} refused={null} ceremonies={null} />, { wrapper: TestSite });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ }).required).toBe(true);
  const form = screen.getByRole('button', { name: 'Send me a code' }).closest('form');
  expect(form?.getAttribute('action')).toBe(
    '/sign-in?type=garage&redirect=%2Fmy-garage&back=%2Fcars%2Fa-car',
  );
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/cars/a-car');
});

test('what was typed stays beside its error', () => {
  const refused = { typed: 'kim@', error: 'Please enter your email address.', status: 422 };
  render(<SignInScreen page={signInPage} refused={refused} ceremonies={null} />, { wrapper: TestSite });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
  expect(field.value).toBe('kim@');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  expect(texts.join(' ')).toContain('Please enter your email address.');
});

test('the code is asked for as a phone fills it in', () => {
  render(
    <SignInScreen page={{ ...signInPage, to: 'kim@shopper.example' }} refused={null} ceremonies={null} />,
    { wrapper: TestSite },
  );
  const field = screen.getByRole('textbox', { name: 'Code' });
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(field.getAttribute('inputmode')).toBe('numeric');
  expect(screen.getByText('kim@shopper.example').tagName).toBe('STRONG');
});

test('the account has a button for each session but its own', () => {
  render(<AccountScreen page={accountPage} ceremonies={null} onPasskeyAdded={() => {}} />, {
    wrapper: TestSite,
  });
  const rows = within(screen.getByRole('region', { name: 'Where you’re signed in' })).getAllByRole(
    'listitem',
  );
  const buttons = rows.map((row) => within(row).queryByRole('button')?.textContent ?? null);
  expect(buttons).toEqual([null, 'Sign out Chrome on Windows']);
});

test.each([
  ['Sign out', [null, null, 'campaign', 'kim', 'that of the account']],
  ['Delete my account', [null, null, 'campaign', null, null]],
  ['Sign out everywhere else', ['half a form', 'a booked time', 'campaign', 'kim', 'that of the account']],
])('a press of “%s” leaves of the forms, the visit and the account of this browser %j', (name, left) => {
  render(<AccountScreen page={accountPage} ceremonies={null} onPasskeyAdded={() => {}} />, {
    wrapper: TestSite,
  });
  const tab = siteStorage('sessionStorage', exampleDealer.slug);
  const browser = siteStorage('localStorage', exampleDealer.slug);
  tab.set('form.sell', 'half a form');
  tab.set('sent', 'a booked time');
  tab.set('visit', 'campaign');
  browser.set('details', 'kim');
  browser.set('watchlist', 'that of the account');
  const form = screen.getByRole('button', { name, hidden: true }).closest('form');
  if (!form) throw new Error('There is no form.');
  fireEvent.submit(form);
  const now = [
    ...['form.sell', 'sent', 'visit'].map((each) => tab.get(each)),
    ...['details', 'watchlist'].map((each) => browser.get(each)),
  ];
  expect(now).toEqual(left);
});

test('an account without an e-mail address shows its mobile', () => {
  const page = { ...accountPage, email: null, phone: '+61491570006' };
  render(<AccountScreen page={page} ceremonies={null} onPasskeyAdded={() => {}} />, { wrapper: TestSite });
  expect(screen.getByText('0491 570 006').tagName).toBe('STRONG');
});

test('the account shows the vehicles that are reserved for the shopper', () => {
  const reservation = {
    ...{ reference: 'RS-7K3M-9PQR', name: '2021 Toyota RAV4', href: '/cars/a-car/checkout?link=abc' },
    until: 'Saturday 28 November 2026, 12:06 pm',
  };
  render(
    <AccountScreen
      page={{ ...accountPage, reservations: [reservation] }}
      ceremonies={null}
      onPasskeyAdded={() => {}}
    />,
    { wrapper: TestSite },
  );
  const held = within(screen.getByRole('region', { name: 'Reserved for you' }));
  expect(held.getByRole('link', { name: '2021 Toyota RAV4' }).getAttribute('href')).toBe(reservation.href);
  expect(held.getByText('Until Saturday 28 November 2026, 12:06 pm')).toBeTruthy();
});
