import { expect, it, test } from 'vitest';
import { draftCookie, LONGEST_TEXT, NO_CHOICES, readDraft, type PurchaseDraft } from './purchase-draft.ts';

const draft: PurchaseDraft = {
  ...{ car: '2021-toyota-rav4-gxl', price: 34_990, who: 'kim@shopper.example', reached: 'pay' },
  choices: { ...NO_CHOICES, handover: 'delivery', address: '1 Example St; Path=/, "李"', extras: ['tint'] },
  shopper: { name: 'Zoë', last_name: 'Lee', email: 'kim@shopper.example', phone: '0491 570 006' },
};
const sent = (set: string) => set.split(';')[0] ?? '';

it('keeps a draft on this device for two weeks, for no script', () => {
  const set = draftCookie(draft, 'https:');
  expect(set).toMatch(/^__Host-purchase=[\w-]+; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure$/);
  expect(readDraft(`a=1; ${sent(set)}; b=2`, 'https:')).toEqual(draft);
});

it('the longest texts fit into a cookie, in every script', () => {
  const long = (length: number) => '李'.repeat(length);
  const full: PurchaseDraft = {
    ...{ ...draft, car: 'x'.repeat(150), who: 'x'.repeat(LONGEST_TEXT.email) },
    choices: {
      ...{ ...draft.choices, address: long(LONGEST_TEXT.address), trade_in: long(LONGEST_TEXT.trade_in) },
      extras: Array.from({ length: 20 }, (_, at) => `${at}`.padEnd(30, 'x')),
    },
    shopper: {
      ...{ name: long(LONGEST_TEXT.name), last_name: long(LONGEST_TEXT.name) },
      ...{ email: 'x'.repeat(LONGEST_TEXT.email), phone: '1'.repeat(LONGEST_TEXT.phone) },
    },
  };
  expect(readDraft(sent(draftCookie(full, 'http:')), 'http:')).toEqual(full);
});

it('is removed, also when it is longer than a browser keeps', () => {
  const long = { ...draft, car: 'x'.repeat(4_000) };
  for (const each of [null, long]) {
    const set = draftCookie(each, 'http:');
    expect(set).toBe('purchase=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    expect(readDraft(sent(set), 'http:')).toBeNull();
  }
});

test.each([null, '', 'purchase=%', 'purchase=AAAA', 'purchase=e30', 'purchase=W10', 'purchase=_____w'])(
  '%j is no draft',
  (cookies) => expect(readDraft(cookies, 'http:')).toBeNull(),
);
