// @vitest-environment-options { "url": "https://harbour-city.example/" }
import { SIGNED_IN_COOKIE } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { forgetSignIn } from './forget-sign-in.ts';
import { mayBeSignedIn } from './sign-in-hint.ts';

test.each([`__Host-${SIGNED_IN_COOKIE}`, SIGNED_IN_COOKIE])(
  '%s says that somebody may be signed in, until it is forgotten',
  (name) => {
    expect(location.protocol).toBe('https:');
    expect(mayBeSignedIn()).toBe(false);
    document.cookie = `${name}=1; Path=/; SameSite=Lax; Secure`;
    expect(mayBeSignedIn()).toBe(true);
    forgetSignIn();
    expect([mayBeSignedIn(), document.cookie]).toEqual([false, '']);
  },
);
