import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { pushServer, type PushServer, type TestBrowser } from '../testing/push-server.ts';
import { publicAgent } from './public-agent.ts';
import { openPush } from './web-push.ts';

const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:webmaster@dealer.example' };
const message = { payload: '{"title":"Kia Rio"}', ttl: 600, topic: 'topic-1' };
const deviceOf = ({ endpoint, keys: { p256dh, auth } }: TestBrowser) => ({
  ...{ id: 1, email: 'kim@shopper.example', endpoint, p256dh, auth, serverKey: keys.publicKey },
});

describe('a message to a browser', () => {
  let server: PushServer;
  beforeAll(async () => {
    server = await pushServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.answer(null);
    server.received.length = 0;
  });
  const sender = () => openPush(keys, server.agent);

  it('is signed for its push service, encrypted for the browser, and has time, topic and urgency', async () => {
    const browser = server.subscribe(keys.publicKey);
    expect(await sender().send(deviceOf(browser), message)).toBe('sent');
    expect(server.received).toEqual([
      {
        ...{ browser: browser.id, payload: { title: 'Kia Rio' }, ttl: 600, topic: 'topic-1' },
        ...{ urgency: 'normal', subject: keys.subject },
      },
    ]);
  });

  it('of the same topic replaces the one that waits', async () => {
    const device = deviceOf(server.subscribe(keys.publicKey));
    for (const title of ['first', 'second'])
      await sender().send(device, { ...message, payload: JSON.stringify({ title }) });
    expect(server.received.map(({ payload }) => payload)).toEqual([{ title: 'second' }]);
  });

  it('to a browser that the push service does not know any more says so', async () => {
    const browser = server.subscribe(keys.publicKey);
    server.forget(browser);
    expect(await sender().send(deviceOf(browser), message)).toBe('gone');
    const unknown = { ...deviceOf(browser), endpoint: 'https://push.example/send/unknown' };
    expect(await sender().send(unknown, message)).toBe('gone');
  });

  it.each([
    ['429, because it is busy', 429],
    ['500', 500],
    ['307, to somewhere else', 307],
  ])('that is answered with %s is an error, without the secret address', async (_title, status) => {
    server.answer(status);
    const device = deviceOf(server.subscribe(keys.publicKey));
    await expect(sender().send(device, message)).rejects.toThrow(
      `The push service push.example answered with the status ${status}.`,
    );
  });

  it('that is too large, or with the key of somebody else, is refused', async () => {
    const large = { ...message, payload: JSON.stringify('x'.repeat(4_100)) };
    const device = deviceOf(server.subscribe(keys.publicKey));
    await expect(sender().send(device, large)).rejects.toThrow('status 413');
    const theirs = server.subscribe(webPush.generateVAPIDKeys().publicKey);
    await expect(sender().send(deviceOf(theirs), message)).rejects.toThrow('status 403');
    expect(server.received).toEqual([]);
  });

  it('to an address that is none of a push service is not sent', async () => {
    const device = deviceOf(server.subscribe(keys.publicKey));
    const before = server.answered.length;
    expect(await sender().send({ ...device, endpoint: 'https://127.0.0.1/send/1' }, message)).toBe('gone');
    expect(server.answered).toHaveLength(before);
  });
});

describe('a name that leads to an address of this machine or network', () => {
  it.each(['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', 'fd00::1', '::ffff:127.0.0.1'])(
    '%s is not connected to, also beside a public one',
    async (address) => {
      const family = address.includes(':') ? 6 : 4;
      const resolve: Parameters<typeof publicAgent>[0] = (_host, answer) =>
        answer(null, [
          { address: '203.0.113.7', family: 4 },
          { address, family },
        ]);
      const server = openPush(keys, publicAgent(resolve));
      const browser = { ...deviceOf(fakeBrowser()), endpoint: 'https://push.example/send/1' };
      await expect(server.send(browser, message)).rejects.toThrow('not of the internet');
    },
  );

  it('and one without an address is an error', async () => {
    const failing = publicAgent((_host, answer) => answer(new Error('ENOTFOUND'), []));
    await expect(openPush(keys, failing).send(deviceOf(fakeBrowser()), message)).rejects.toThrow('ENOTFOUND');
    const empty = publicAgent((_host, answer) => answer(null, []));
    await expect(openPush(keys, empty).send(deviceOf(fakeBrowser()), message)).rejects.toThrow('no address');
  });
});

/** A browser of no push service. */
function fakeBrowser(): TestBrowser {
  const auth = Buffer.alloc(16, 1).toString('base64url');
  return {
    id: '1',
    endpoint: 'https://push.example/send/1',
    keys: { p256dh: webPush.generateVAPIDKeys().publicKey, auth },
  };
}
