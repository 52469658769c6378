import type { AccountPage } from '../logic/load-account.ts';
import type { SignInPage } from '../logic/sign-in-page.ts';

const head = { title: 'A page', description: '', canonical: '' };

/** The sign-in of somebody who opened their garage. */
export const signInPage: SignInPage = {
  head,
  target: { type: 'garage', redirect: '/my-garage', back: '/cars/a-car' },
  to: null,
  textMessages: false,
  notice: null,
};

/** The account of somebody with a phone and a computer. */
export const accountPage: AccountPage = {
  head,
  email: 'kim.leewright@shopper.example',
  phone: null,
  garage: '/my-garage',
  reservations: [],
  passkeys: [],
  mayAddPasskey: true,
  sessions: [
    { id: 'a', device: 'Safari on iPhone', current: true, used: '26 November 2026' },
    { id: 'b', device: 'Chrome on Windows', current: false, used: '20 November 2026' },
  ],
};

/** A passkey that has signed in, and one of another site of the group that has not. */
export const passkeys: AccountPage['passkeys'] = [
  { id: 'd', name: 'Safari on iPhone', elsewhere: null, added: '20 November 2026', used: '26 November 2026' },
  {
    id: 'e',
    name: 'Chrome on Windows',
    elsewhere: 'northside.example',
    added: '26 November 2026',
    used: null,
  },
];
