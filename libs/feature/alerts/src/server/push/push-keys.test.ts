import { expect, it } from 'vitest';
import webPush from 'web-push';
import { readPushKeys } from './push-keys.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const env = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:webmaster@dealer.example',
};

it('no keys are none; a pair that the library made is one', () => {
  expect(readPushKeys({})).toBeNull();
  expect(readPushKeys({ VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '', VAPID_SUBJECT: '' })).toBeNull();
  expect(readPushKeys(env)).toEqual({ publicKey, privateKey, subject: env.VAPID_SUBJECT });
  expect(readPushKeys({ ...env, VAPID_SUBJECT: 'https://dealer.example/contact' })).not.toBeNull();
});

it.each([
  ['one of the three', { ...env, VAPID_SUBJECT: '' }, /^VAPID_SUBJECT is not set/],
  ['a public key alone', { VAPID_PUBLIC_KEY: publicKey }, /^VAPID_PRIVATE_KEY and VAPID_SUBJECT are not set/],
  [
    'keys of two pairs',
    { ...env, VAPID_PUBLIC_KEY: webPush.generateVAPIDKeys().publicKey },
    /VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY.*npx web-push generate-vapid-keys/,
  ],
  ['a key that is too short', { ...env, VAPID_PRIVATE_KEY: 'short' }, /is not the public key/],
  [
    'a key of zeros',
    { ...env, VAPID_PRIVATE_KEY: Buffer.alloc(32).toString('base64url') },
    /is not the public key/,
  ],
  [
    'a contact at this machine',
    { ...env, VAPID_SUBJECT: 'https://localhost' },
    /VAPID_SUBJECT is no contact/,
  ],
  ['a contact without a host', { ...env, VAPID_SUBJECT: 'webmaster' }, /VAPID_SUBJECT is no contact/],
  [
    'two problems',
    { ...env, VAPID_PRIVATE_KEY: 'short', VAPID_SUBJECT: 'mailto:kim' },
    /is not the public key[^]*is no contact/,
  ],
] as const)('%s is a problem with its fix', (_title, given, expected) => {
  expect(() => readPushKeys(given)).toThrow(expected);
});
