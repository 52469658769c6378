import { createECDH, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { areDeviceKeys, isPushEndpoint } from './device-address.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQy',
  'https://wns2-by3p.notify.windows.com/w/?token=BQY%2f',
])('%s is the address of a push service', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

it.each([
  'http://push.example/1',
  'https://push.example:8443/1',
  'https://kim:secret@push.example/1',
  'https://127.0.0.1/1',
  'https://0x7f.1/1',
  'https://2130706433/1',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/1',
  'https://[::ffff:10.0.0.1]/1',
  'https://localhost/1',
  'https://a.localhost/1',
  'https://database/1',
  'https://database.internal/1',
  'https://printer.local./1',
  'file:///etc/passwd',
  'push.example',
  `https://push.example/${'x'.repeat(1_000)}`,
])('%s is none', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

it('keys of a browser are a point of the curve and 16 bytes', () => {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  expect(areDeviceKeys({ p256dh, auth })).toBe(true);
  expect(areDeviceKeys({ p256dh, auth: randomBytes(15).toString('base64url') })).toBe(false);
  expect(areDeviceKeys({ p256dh: p256dh.slice(0, 40), auth })).toBe(false);
  const off = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  expect(areDeviceKeys({ p256dh: off, auth })).toBe(false);
});
