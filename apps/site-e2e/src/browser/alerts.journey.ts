import { createECDH, randomBytes } from 'node:crypto';
import { aShopper } from '../support/lead.ts';
import { alertsWith } from '../support/mailbox.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false });

  journey(
    'without scripts, a shopper finds the form about a vehicle, asks for news of a search by keyboard, confirms it by the link, and stops it',
    { tag: ['@alerts', '@once-desktop'] },
    async ({ page, site, origin, get, consoleWatch }) => {
      consoleWatch.allow(/status of 422/);
      const { email } = aShopper();
      const car = carOf(site, 'plain');
      await page.goto(`/cars/${car.slug}`);
      await page.getByRole('link', { name: 'Email me when the price drops' }).click();
      await expect(page.getByRole('main').getByText(car.name)).toBeVisible();
      await page.goto('/search/new-used-and-demo-cars/?price=-90000');
      await page.getByRole('link', { name: 'Email me when new ones like this come in' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Email alerts' })).toBeVisible();
      await expect(page.getByText('up to $90,000')).toBeVisible();
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Email me' }).press('Enter');
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Please tick the box to agree.');
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
      await page.getByLabel(/^Email me when vehicles like this come in/).press('Space');
      await page.getByLabel('As soon as there’s news, but not at night').press('Space');
      await page.getByRole('button', { name: 'Email me' }).press('Enter');
      await expect(page.getByText('Please check your email.')).toBeVisible();

      let link = '';
      await expect
        .poll(async () => {
          const [mail] = await alertsWith(origin, email);
          link = /https?:\S*\/alerts\?confirm=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
          return link;
        })
        .not.toBe('');
      const { pathname, search } = new URL(link);
      // A mail scanner follows links and confirms nothing.
      expect((await get(pathname + search)).status).toBe(200);
      await page.goto(pathname + search);
      await expect(page.getByText('p•••@mail.example')).toBeVisible();
      await page.getByRole('button', { name: 'Yes, start my alert' }).press('Enter');
      await expect(page.getByText('Thanks, your alert has started.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'up to $90,000' })).toBeVisible();
      await expect(page.getByLabel('As soon as there’s news, but not at night')).toBeChecked();
      await page.getByRole('button', { name: 'Stop all alerts' }).press('Enter');
      await expect(page.getByText('We send no alerts to')).toBeVisible();
    },
  );
});

journey(
  'a shopper has alerts on this device too: by a button, with the worker of that page alone, until they stop it there',
  { tag: ['@alerts', '@once-phone'] },
  async ({ page, context, origin, get }) => {
    const { email } = aShopper();
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', origin };
      const { status, text } = await get(path, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(status, text).toBe(200);
      return JSON.parse(text) as { token?: string };
    };
    const search = '/search/new-used-and-demo-cars/?price=-90000';
    const about = { search, rhythm: 'daily', agreed: true, statement: 'Email me.', page: '/alerts' };
    await post('/api/alerts', { ...about, email });
    let secret = '';
    await expect
      .poll(async () => {
        const [mail] = await alertsWith(origin, email);
        secret = /\/alerts\?confirm=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
        return secret;
      })
      .not.toBe('');
    const { token = '' } = await post('/api/alerts/confirm', { token: secret });

    await page.addInitScript(allowNotifications, {
      endpoint: `https://push.example/${randomBytes(16).toString('hex')}`,
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    });
    const scopes = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      );
    await visit(page, `/alerts?token=${token}`);
    const device = page.getByRole('region', { name: 'On this device' });
    const button = device.getByRole('button', { name: 'Also tell me on this device' });
    await expect(button).toBeVisible();
    expect(await scopes(), 'nothing before the press').toEqual([]);
    await button.press('Enter');
    await expect(device.getByText('Thanks. We’ll tell you on this device too.')).toBeVisible();
    await expect.poll(() => scopes()).toEqual(['/alerts']);
    await visit(page, `/alerts?token=${token}`);
    const stop = device.getByRole('button', { name: 'Stop on this device' });
    await expect(stop).toBeVisible();

    const session = await context.newCDPSession(page);
    const registrations: string[] = [];
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => {
      for (const { registrationId, scopeURL } of found)
        if (new URL(scopeURL).pathname === '/alerts') registrations.push(registrationId);
    });
    await session.send('ServiceWorker.enable');
    await expect.poll(() => registrations.length).toBeGreaterThan(0);
    const said = {
      title: 'Lower price: Kia Rio',
      body: '$19,000 Drive away',
      path: '/cars/kia-rio',
      tag: 'a',
    };
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('No worker runs.');
    await worker.evaluate(keepNotifications);
    const [registrationId = ''] = registrations;
    const message = { origin, registrationId, data: JSON.stringify(said) };
    await session.send('ServiceWorker.deliverPushMessage', message);
    const shown = () => worker.evaluate(() => Reflect.get(globalThis, 'shown'));
    const { title, body, tag, path } = said;
    await expect.poll(shown).toEqual([{ title, body, tag, data: { path }, icon: '/icon-192.png' }]);
    expect((await get('/icon-192.png')).status).toBe(200);
    await visit(page, '/');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

    await visit(page, `/alerts?token=${token}`);
    await stop.click();
    await expect(device.getByText('Stopped on this device.')).toBeVisible();
    await expect.poll(() => scopes()).toEqual([]);
  },
);

/** Keeps what the worker shows: a browser without a window has no notifications. */
function keepNotifications(): void {
  const shown: object[] = [];
  const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration;
  registration.showNotification = async (title, options) => void shown.push({ title, ...options });
  Reflect.set(globalThis, 'shown', shown);
}

/** A shopper who lets the site show notifications, and subscriptions: a browser without a window has neither, nor a push service. All else is real. */
function allowNotifications({ endpoint, ...keys }: { endpoint: string; p256dh: string; auth: string }): void {
  const KEPT = 'test subscription';
  const made = (key: string) => ({
    endpoint,
    options: {
      applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
        char.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({ endpoint, keys }),
    async unsubscribe() {
      localStorage.removeItem(KEPT);
      return true;
    },
  });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  Object.assign(PushManager.prototype, {
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      localStorage.setItem(KEPT, applicationServerKey);
      return made(applicationServerKey);
    },
    async getSubscription() {
      const key = localStorage.getItem(KEPT);
      return key === null ? null : made(key);
    },
  });
}
