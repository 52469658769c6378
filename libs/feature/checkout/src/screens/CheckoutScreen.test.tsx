import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { agreedTo } from '../logic/agreed-to.ts';
import type { CheckoutPage } from '../logic/page.ts';
import { held, page, started, terms } from '../testing/pages.ts';
import { onRoad } from '../testing/purchase-pages.ts';
import { TestPage } from '../testing/TestPage.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const show = (changes: Partial<CheckoutPage> = {}) =>
  render(
    <TestPage>
      <CheckoutScreen page={{ ...page, ...changes }} refused={null} />
    </TestPage>,
  );

it('says the deposit, that it is refundable, and for how long the vehicle is held, before anything is typed', () => {
  show();
  expect(screen.getByText(/Pay a deposit of \$200 by card.*48 hours.*all of it back/)).toBeTruthy();
  expect(screen.getByText('Your deposit is fully refundable for any reason.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue to the payment of $200' })).toBeTruthy();
});

it('shows the vehicle with its picture and its price before the form, on a phone too', () => {
  show();
  const aside = screen.getByRole('complementary', { name: 'The vehicle' });
  const form = screen.getByRole('button', { name: /^Continue/ });
  expect(aside.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(aside.querySelector('img')?.getAttribute('src')).toContain('suv-white');
  expect(aside.textContent).toMatch(/\$[\d,]+/);
});

it('the form begins with what was typed before a sign-in; an agreement counts for the terms that were read', () => {
  const values = { name: 'Kim', email: 'kim@shopper.example' };
  show({ typed: { values, agreed: agreedTo(terms.version, 'QLD') } });
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Kim');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'kim@shopper.example');
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  for (const agreed of ['older QLD', terms.version, agreedTo(terms.version, 'VIC')]) {
    cleanup();
    show({ typed: { values, agreed } });
    expect(screen.getByRole('checkbox'), agreed).toHaveProperty('checked', false);
  }
});

it('the way to the payment is a plain link, and the vehicle can be given up', () => {
  show({ hold: started, payQuery: '?link=abc&pay=a1' });
  const link = screen.getByRole('link', { name: 'Pay $200 by card' });
  expect(link.getAttribute('href')).toBe('?link=abc&pay=a1');
  expect(link.getAttribute('target'), 'the router of the site does not take the click').toBe('_top');
  expect(screen.getByRole('button', { name: /after all/ })).toBeTruthy();
});

it('says that the payment page does not open in the browser that started, and where to go on in another one', () => {
  show({ hold: { ...started, payment_url: null } });
  expect(screen.getByText(/payment page can’t be opened right now.*Nothing has been charged/)).toBeTruthy();
  expect(screen.queryByText(/browser you started in/)).toBeNull();
  cleanup();
  show({ hold: { ...started, owner: false, payment_url: null }, linkQuery: '?link=abc' });
  expect(screen.getByText(/browser you started in/)).toBeTruthy();
  expect(screen.queryByRole('button'), 'only that browser can give it up').toBeNull();
});

it('the browser that started may pay and give up, also with the link of an account', () => {
  const linkQuery = '?link=abc';
  show({ hold: { ...started, payment_url: null }, linkQuery });
  expect(screen.getByText(/payment page can’t be opened right now/)).toBeTruthy();
  expect(screen.queryByText(/browser you started in/)).toBeNull();
  expect(screen.getByRole('button', { name: /after all/ })).toBeTruthy();
});

it('a purchase that another tab has changed before the payment says so, with what it includes now', () => {
  const lines = [{ label: 'Window tint', cents: 59_900 }];
  const purchase = { lines, total_cents: 3_558_900, suffix: 'Drive away', rows: [], notes: [] };
  show({ hold: { ...started, purchase }, notice: 'changed' });
  expect(
    screen.getByText(/changed what you’re buying in another window.*Nothing has been charged/),
  ).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Your purchase' }).textContent).toContain('Window tint$599');
});

it('a purchase that is paid says so, with what it includes, where another tab has changed it', () => {
  const lines = [{ label: 'Paint protection', cents: 89_550 }];
  const purchase = { lines, total_cents: 3_588_550, suffix: 'Drive away', rows: [], notes: [] };
  show({ hold: { ...held, purchase }, notice: 'kept' });
  expect(screen.getByText(/paid its deposit already.*isn’t part of it.*RS-7K3M-9PQR/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Your purchase' }).textContent).toContain(
    'Paint protection$895.50',
  );
});

it('a vehicle without texts of its law is not reserved online, and the dealer can be called', () => {
  show({ payments: false, terms: null });
  expect(screen.getByText(/can’t reserve this vehicle online right now.*Call us/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a part of the deposit that was sent back is said, with what is left of it', () => {
  const part = { refunded_cents: 5_000 };
  show({ hold: { ...held, ...part } });
  expect(screen.getByRole('region', { name: 'Receipt' }).textContent).toContain('Sent back to your card$50');
  expect(screen.getByText(/sends the other \$150 of your deposit back to your card/)).toBeTruthy();
  const ended = [
    ['returning', /We’ve sent \$50 of your deposit of \$200 back\. The other \$150 is on its way back/],
    ['failed', /Your bank didn’t take the other \$150 back/],
  ] as const;
  for (const [money, words] of ended) {
    cleanup();
    show({ hold: { ...held, ...part, status: 'refunded', money, why: 'shopper' } });
    expect(screen.getByText(words)).toBeTruthy();
  }
});

it('a deposit that is all back, of a reservation that does not say so yet, is never the other $0', () => {
  for (const given of [{}, { dispute: 'open' as const }]) {
    cleanup();
    show({ hold: { ...held, refunded_cents: 20_000, ...given } });
    expect(screen.getByText(/One press ends the reservation/).textContent).toMatch(/all \$200.* back/);
    expect(screen.getByRole('button', { name: 'Give it up' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\$0\b/);
  }
});

it('says how much of the deposit is part of the price of a vehicle that was bought', () => {
  show({ hold: { ...held, status: 'converted', may_refund: false, refunded_cents: 5_000 } });
  expect(
    screen.getByText(/You’ve bought this vehicle\. The other \$150 of your deposit is part of the price/),
  ).toBeTruthy();
  cleanup();
  show({ hold: { ...held, status: 'converted', may_refund: false } });
  expect(screen.getByText(/You’ve bought this vehicle\. Your deposit is part of the price/)).toBeTruthy();
});

it('does not call a deposit part of the price of a vehicle that was bought when all of it is back', () => {
  show({ hold: { ...held, status: 'converted', may_refund: false, refunded_cents: 20_000 } });
  expect(
    screen.getByText(/You’ve bought this vehicle\. We’ve sent all \$200 back to your card/),
  ).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/part of the price/);
});

it.each<[string, CheckoutPage['hold'], RegExp]>([
  [
    'paid',
    held,
    /won’t pay a second deposit.*call us and quote your reference RS-7K3M-9PQR.*give the reservation up below.*kept on this device/,
  ],
  ['not paid yet', started, /give the vehicle up below.*nothing has been charged.*kept on this device/],
])('says that a purchase was not sent where the vehicle is reserved already, %s', (_, hold, text) => {
  show({ hold, notice: 'unbought' });
  expect(screen.getByText(text)).toBeTruthy();
});

it('a held vehicle has its receipt, what happens next and one press to get the deposit back', () => {
  const receipt = '/api/reservations/2021-toyota-rav4-gxl/receipt?link=abc';
  show({ hold: held, linkQuery: '?link=abc', receipt });
  expect(screen.getByRole('link', { name: 'Download the receipt (PDF)' }).getAttribute('href')).toBe(receipt);
  expect(screen.getByRole('region', { name: 'Receipt' }).textContent).toContain('RS-7K3M-9PQR');
  const button = screen.getByRole('button', { name: 'Give it up and get my deposit back' });
  expect(button.closest('form')?.getAttribute('action')).toContain('?link=abc');
});

it.each([
  ['held', 'This vehicle is reserved.'],
  ['paying', 'Another shopper is reserving this vehicle right now.'],
  ['gone', 'This vehicle can’t be reserved online'],
] as const)('a vehicle that is %s has a sentence and no form', (free, words) => {
  show({ free });
  expect(screen.getByText(words, { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['returned', /sent your deposit of \$200 back/],
  ['returning', /on its way back/],
  ['failed', /Your bank didn’t take your deposit/],
] as const)('after the end it says that the deposit is %s', (money, words) => {
  show({ hold: { ...held, status: 'refunded', money, why: 'shopper' } });
  expect(screen.getByText(words)).toBeTruthy();
});

it('a vehicle that the dealer put on hold during the payment is not called sold alone', () => {
  show({ hold: { ...held, status: 'refunded', money: 'returning', why: 'sold' } });
  expect(
    screen.getByText(/sold or taken off sale before your payment came through\. We’re sorry/),
  ).toBeTruthy();
});

it.each([
  ['returning', 'open', /disputed with the bank\. The bank decides/],
  ['failed', 'open', /disputed with the bank\. The bank decides/],
  ['returned', 'open', /sent your deposit of \$200 back/],
  ['returned', 'lost', /Your bank has given your deposit of \$200 back/],
] as const)(
  '[GA-07] of a deposit that is %s with a dispute that is %s it says where the deposit is or who decides, and promises nothing',
  (money, dispute, words) => {
    show({ hold: { ...held, status: 'refunded', money, dispute, why: 'shopper' } });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText(/on its way back|We’ll call you/)).toBeNull();
  },
);

it('a vehicle whose deposit is disputed is given up without the promise that the deposit comes back', () => {
  show({ hold: { ...held, dispute: 'open' } });
  const section = screen.getByRole('region', { name: 'Changed your mind?' });
  expect(section.textContent).toMatch(/The bank decides/);
  expect(section.textContent).not.toMatch(/to your card|get my deposit back/);
});

it('who gave a vehicle up reads that alone; whose time to pay is over reads that nothing was charged', () => {
  const ended = { ...started, status: 'expired' as const };
  show({ hold: ended, notice: 'cancelled' });
  expect(screen.getByText('You’ve given this vehicle up. Nothing was charged.')).toBeTruthy();
  expect(screen.queryByText(/reservation has ended/)).toBeNull();
  cleanup();
  show({ hold: ended });
  expect(screen.getByText('Your reservation has ended. Nothing was charged.')).toBeTruthy();
});

it.each([
  ['held', 'Reserved for you: '],
  ['converted', 'You’ve bought '],
] as const)('the heading of a vehicle that is %s says so', (status, words) => {
  show({ hold: { ...held, status } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words + page.car.name);
});

it.each([
  ['Excl. govt charges', 1],
  ['Drive away', 0],
])(
  'before a reservation at a price “%s” the charges on top of it are said openly %i times',
  (suffix, times) => {
    show({ car: { ...page.car, price_suffix: suffix } });
    expect(screen.queryAllByText(/^Not in this price: government charges/)).toHaveLength(times);
    const said = screen.getAllByText(terms.onRoadCosts, { exact: true });
    expect(said, 'in the terms, and openly').toHaveLength(1 + times);
  },
);

it('before a reservation at a price “Excl. govt charges” a site with charges by state says the total with them', () => {
  show({ car: { ...page.car, price_suffix: 'Excl. govt charges', on_road: onRoad } });
  const total = screen.getByRole('region', { name: 'Estimated total price' });
  expect(total.textContent).toMatch(
    /Vehicle duty\$1,049\.70Transfer fee\$32\.55Estimated total price\$36,072\.25/,
  );
  expect(total.textContent).toContain(onRoad.note);
  expect(screen.queryByText(/^Not in this price/)).toBeNull();
});
