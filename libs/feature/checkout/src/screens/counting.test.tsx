import { saveConsent, startSinks } from '@forecourt/analytics/late';
import { clearMemoryStorage, writeStored } from '@forecourt/browser';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InvoiceScreen } from '../invoices/InvoiceScreen.tsx';
import { reloads } from '../logic/reloads.ts';
import { invoicePage, madePayment } from '../testing/invoices.ts';
import { held, page, started } from '../testing/pages.ts';
import { carView, purchasePage } from '../testing/purchase-pages.ts';
import { TestPage } from '../testing/TestPage.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { PurchaseScreen } from './purchase/PurchaseScreen.tsx';

const { id: car_id } = page.car;

describe('[AN-01] the checkout', () => {
  const events: unknown[] = [];
  let stop = () => {};
  beforeEach(() => {
    vi.stubGlobal('dataLayer', events);
    saveConsent('a', 'granted');
    stop = startSinks({ slug: 'a', events: false, dataLayer: true, vitals: false, development: false });
    events.length = 0;
  });
  afterEach(() => {
    stop();
    localStorage.clear();
    clearMemoryStorage();
    vi.unstubAllGlobals();
  });

  const show = (screenOf: ReactNode, query = '') => render(<TestPage query={query}>{screenOf}</TestPage>);

  it.each([
    ['a reservation', <CheckoutScreen page={page} refused={null} />, { label: 'checkout', car_id }],
    [
      'a purchase',
      <PurchaseScreen page={{ ...purchasePage, view: { ...carView, step: 'details' } }} refused={null} />,
      { label: 'purchase', car_id },
    ],
    ['a payment of an invoice', <InvoiceScreen page={invoicePage} refused={null} />, { label: 'invoice' }],
  ])(
    'sends event 9 once when %s is begun, and not for what is filled in already',
    async (_, screenOf, details) => {
      show(screenOf);
      expect(events).toEqual([]);
      const user = userEvent.setup();
      await user.type(screen.getByLabelText('First name'), 'Kim');
      await user.type(screen.getByLabelText('Email'), 'kim@');
      expect(events).toEqual([{ event: 'form', event_id: 9, ...details }]);
    },
  );

  it('sends event 9 for a form that was filled in before the page was ready, when it is sent', async () => {
    show(<CheckoutScreen page={page} refused={null} />);
    await userEvent.click(screen.getByRole('button', { name: /^Continue to the payment/ }));
    expect(events).toEqual([{ event: 'form', event_id: 9, label: 'checkout', car_id }]);
  });

  it.each([
    [
      'a deposit',
      <CheckoutScreen page={{ ...page, hold: held }} refused={null} />,
      { label: 'Reservation', car_id },
    ],
    [
      'an invoice',
      <InvoiceScreen page={{ ...invoicePage, payment: madePayment }} refused={null} />,
      { label: 'Invoice Payment' },
    ],
  ])('sends event 22 once when the shopper is back from paying %s', async (_, screenOf, details) => {
    show(screenOf, '?payment=abc&back=1');
    await expect.poll(() => events).toEqual([{ event: 'enquiry', event_id: 22, ...details }]);
    cleanup();
    show(screenOf, '?payment=abc');
    expect(events, 'opened again').toHaveLength(1);
  });

  const reserved = <CheckoutScreen page={{ ...page, hold: held }} refused={null} />;
  const counted = { event: 'enquiry', event_id: 22, label: 'Reservation', car_id };

  it.each([
    ['at once', () => {}],
    ['later', cleanup],
  ])('counts a payment once that two windows report %s, and the next payment again', async (_, between) => {
    show(reserved, '?back=1');
    between();
    show(reserved, '?back=1');
    await expect.poll(() => events).toEqual([counted]);
    cleanup();
    const next = { ...held, reference: 'RS-NEXT-2222' };
    show(<CheckoutScreen page={{ ...page, hold: next }} refused={null} />, '?back=1');
    await expect.poll(() => events).toEqual([counted, counted]);
  });

  it('counts where the storage of the browser is full or has something else', async () => {
    writeStored('example-motors', { name: 'counted-payments', version: 1 }, 'else');
    show(reserved, '?back=1');
    await expect.poll(() => events).toEqual([counted]);
  });

  it('waits for the lock of the browser, which the other window may have', async () => {
    const tasks: (() => Promise<void>)[] = [];
    const request = vi.fn(async (_: string, task: () => Promise<void>) => void tasks.push(task));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
    show(reserved, '?back=1');
    await expect.poll(() => tasks.length).toBe(1);
    expect(request.mock.calls[0]?.[0]).toMatch(/^forecourt:[\w-]+:counted-payments$/);
    expect(events).toEqual([]);
    await tasks[0]?.();
    await tasks[0]?.();
    expect(events).toEqual([counted]);
  });

  it.each([
    ['the mark alone goes', '?link=a&back=1', '?link=a', 1],
    ['another link is opened', '?link=a&back=1', '?link=b', 2],
    ['an address without the mark is opened again', '?link=a', '?link=a', 2],
  ])('loads the page once more only when it has to: %s', async (_, from, to, loads) => {
    const loader = vi.fn(() => null);
    const router = createMemoryRouter(
      [{ path: '*', loader, shouldRevalidate: reloads, element: null, HydrateFallback: () => null }],
      { initialEntries: [`/checkout${from}`] },
    );
    render(<RouterProvider router={router} />);
    await expect.poll(() => router.state.initialized).toBe(true);
    await router.navigate(`/checkout${to}`, { replace: true });
    expect(router.state.location.search).toBe(to);
    expect(loader).toHaveBeenCalledTimes(loads);
  });

  it('sends nothing for a shopper who comes back without having paid', () => {
    show(<CheckoutScreen page={{ ...page, hold: started, notice: 'unpaid' }} refused={null} />, '?back=1');
    expect(events).toEqual([]);
  });
});
