import { pointer } from './keyboard.ts';
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import type { SiteDefinition } from '@forecourt/site-config';
import { ask } from './ask.ts';
import type { Answer, Question } from './ask.ts';
import { mailsTo } from './desk.ts';

/** An address that nobody has used. */
export const aNewAddress = (): string => `shopper.${randomUUID()}@mail.example`;

/** The newest code that was sent to an address, as soon as it is none that was there before. */
export async function codeFor(
  origin: string,
  address: string,
  before: ReadonlySet<string> = new Set(),
): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      code = (await codesSentTo(origin, address))[0] ?? '';
      return code !== '' && !before.has(code);
    }, `a new code for ${address}`)
    .toBe(true);
  return code;
}

/** The codes that were sent to an address, the newest first. */
async function codesSentTo(origin: string, address: string): Promise<string[]> {
  return (await mailsTo(origin, address)).flatMap((mail) => {
    const code = /\b(\d{3}) ?(\d{3})\b/.exec(mail.slice(mail.indexOf('<pre>')));
    return code ? [code.slice(1).join('')] : [];
  });
}

/** Signs in on the page of the sign-in, which is open. */
export async function typeAddressAndCode(
  page: Page,
  origin: string,
  address: string,
  hands = pointer,
): Promise<void> {
  const main = page.getByRole('main');
  const before = new Set(await codesSentTo(origin, address));
  await hands.type(main.getByLabel(/^Email/), address);
  await hands.press(main.getByRole('button', { name: 'Send me a code' }));
  await hands.type(main.getByLabel('Code', { exact: true }), await codeFor(origin, address, before));
  await hands.press(main.getByRole('button', { name: 'Sign in', exact: true }));
}

/** Signs somebody in, and opens a page. */
export async function signedInAt(
  page: Page,
  origin: string,
  path: string,
  address = aNewAddress(),
): Promise<string> {
  await page.goto(`/sign-in?${new URLSearchParams({ redirect: path }).toString()}`);
  await typeAddressAndCode(page, origin, address);
  await page.waitForURL((url) => url.pathname + url.search === path);
  return address;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** The cookies of a new shopper who signed in by the plain forms of the site, as a `Cookie` header. */
export async function shopperCookie(origin: string, address = aNewAddress()): Promise<string> {
  const post = (fields: Record<string, string>, cookie = '') =>
    ask(`${origin}/sign-in`, {
      ...{ method: 'POST', headers: { ...FORM, ...(cookie && { cookie }) } },
      body: new URLSearchParams(fields).toString(),
    });
  const before = new Set(await codesSentTo(origin, address));
  const asked = await post({ go: 'ask', to: address });
  const pending = cookiesOf(asked.headers['set-cookie']);
  const signedIn = await post({ go: 'code', code: await codeFor(origin, address, before) }, pending);
  return cookiesOf(signedIn.headers['set-cookie']);
}

/** Signs a new shopper in, without opening a page, on a site with accounts. */
export async function signInQuietly(
  context: BrowserContext,
  { origin, definition }: { origin: string; definition: SiteDefinition },
): Promise<void> {
  if (!('account' in definition.features)) return;
  const cookie = await shopperCookie(origin);
  const pairs = cookie
    .split('; ')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
  // As the session's own cookie they stay when the browser is closed.
  const expires = Date.now() / 1000 + 86_400;
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: origin, expires })));
}

/** Requests paths of a site as a shopper who is signed in, where it has accounts. */
export async function asShopper(
  get: (path: string, question?: Question) => Promise<Answer>,
  { origin, definition }: { origin: string; definition: SiteDefinition },
): Promise<typeof get> {
  if (!('account' in definition.features)) return get;
  const own = await shopperCookie(origin);
  return (path, question = {}) => {
    const { cookie, ...headers } = question.headers ?? {};
    return get(path, { ...question, headers: { ...headers, cookie: cookie ? `${cookie}; ${own}` : own } });
  };
}

const cookiesOf = (set: readonly string[] = []): string =>
  set
    .map((each) => each.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
