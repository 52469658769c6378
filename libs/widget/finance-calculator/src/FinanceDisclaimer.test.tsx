import { financeEstimate } from '@forecourt/finance';
import { carWith, fixedNow, namedCars } from '@forecourt/fixtures';
import { SiteProvider } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askLender } from './askLender.ts';
import { FinanceDisclaimer } from './FinanceDisclaimer.tsx';
import { calculatorSetup } from './setup.ts';
import { financeSite } from './testing/financeSite.ts';

const said = {
  lender: 'Demo Lending',
  creditLicence: '000000',
  interestRate: 7.49,
  comparisonRate: 8.61,
  termYears: 5,
  establishmentFee: 395,
  disclaimer: 'Approved applicants only.',
  description: null,
};
const fetched = vi.fn<(path: string) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

/** Results are cached per vehicle for the visit, so each test has its own vehicle. */
let id = 9_000;
const newCar = (finance_lenders: Car['finance_lenders'] = null) =>
  carWith({ id: (id += 1), finance_lenders });
const record = namedCars.financedUte.finance_lenders?.['taurus'];
function page(car: Car, finance: Parameters<typeof financeSite>[0]) {
  const site = financeSite(finance);
  const estimate = site.finance && financeEstimate(car, site.finance, { now: fixedNow });
  return (
    <SiteProvider site={site}>
      <FinanceDisclaimer
        car={car}
        estimate={estimate && !('unavailable' in estimate) ? estimate : null}
        setup={calculatorSetup(car, site.finance, { variant: 'purchase', now: fixedNow })}
      />
    </SiteProvider>
  );
}
function show(car: Car, finance: Parameters<typeof financeSite>[0] = { lenderInfo: true }) {
  const { container } = render(page(car, finance));
  const details = container.querySelector('details');
  if (!details) throw new Error('There is no full disclaimer to open.');
  const toggle = (open: boolean) =>
    act(async () => {
      details.open = open;
      details.dispatchEvent(new Event('toggle'));
      await vi.dynamicImportSettled();
    });
  return { container, toggle, full: details.querySelector('p')?.textContent ?? '' };
}

const warningsIn = (part: Element | null) => (part?.textContent ?? '').split('WARNING:').length - 1;

describe('the youX quote in the disclosure', () => {
  const quote = {
    weeklyRepaymentAmount: 118.4,
    comparisonRate: 8.54,
    advertisedRate: 6.99,
    description: null,
  };
  const youx = { selfAssessedCreditScore: 'GREAT' };

  test.each<[string, Car, string | undefined]>([
    ['below the full disclaimer', newCar(), undefined],
    ['with a disclaimer that is not cut', newCar(), 'Approved applicants only.'],
    [
      'of a loan above the most, which has no estimate',
      carWith({ id: (id += 1), price: 147_990 }),
      undefined,
    ],
  ])('[FI-08] [FI-07] loads when it is opened, with the warning once: %s', async (_, car, disclaimer) => {
    fetched.mockImplementation(async () => Response.json(quote));
    const { container, toggle } = show(car, { youx, disclaimer });
    expect([fetched.mock.calls.length, warningsIn(container.querySelector('details'))]).toEqual([0, 1]);
    await toggle(true);
    expect(await screen.findByRole('region', { name: 'youX quote' })).toBeTruthy();
    expect(container.textContent).toContain('8.54% p.a.');
    expect(warningsIn(container.querySelector('details'))).toBe(1);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/youx/quote']);
  });

  test('[FI-07] the short text leaves the warning to the calculator above it', () => {
    const { container } = show(newCar());
    expect(warningsIn(container) - warningsIn(container.querySelector('details'))).toBe(0);
    expect(container.querySelector('p')?.textContent).toContain('comparison rate 8.19% p.a.');
  });
});

describe('the lender’s text below the full disclaimer', () => {
  test('[FI-07] loads when the disclaimer is opened, and is shown below it with both rates and the warning', async () => {
    fetched.mockImplementation(async () => Response.json(said));
    const car = newCar();
    const { container, toggle, full } = show(car);
    expect(full).toContain('6.29% p.a., comparison rate 8.19% p.a.');
    expect(fetched).not.toHaveBeenCalled();
    await toggle(true);
    const words = await screen.findByText(/^Lender for this vehicle: Demo Lending, .* licence 000000\./);
    for (const each of ['7.49% p.a., comparison rate 8.61% p.a.', 'Approved applicants only.'])
      expect(words.textContent).toContain(each);
    expect(container.textContent).toContain(full);
    expect(warningsIn(container.querySelector('details'))).toBe(1);
    await toggle(false);
    await toggle(true);
    await screen.findByText(/^Lender for this vehicle/);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([`/api/cars/${car.id}/finance`]);
  });

  test('[FI-07] is rendered as text, not as HTML', async () => {
    fetched.mockImplementation(async () => Response.json({ ...said, disclaimer: 'a &lt;b&gt; < b' }));
    const { container, toggle } = show(newCar());
    await toggle(true);
    expect((await screen.findByText(/^Lender for/)).textContent).toContain('a &lt;b&gt; < b');
    expect(container.querySelectorAll('details p > *')).toHaveLength(0);
  });

  test.each<[string, () => Promise<Response>]>([
    ['has none', async () => new Response(null, { status: 204 })],
    ['fails', async () => Response.json(said, { status: 500 })],
    ['is offline', () => Promise.reject(new TypeError('fetch failed'))],
    ['hangs', () => new Promise(() => undefined)],
    ['gives NaN', async () => new Response('{"lender":"Demo","interestRate":NaN}')],
    ['returns another shape', async () => Response.json([said])],
    ['gives markup', async () => Response.json({ ...said, disclaimer: '<img src=x onerror=alert(1)>' })],
    ['returns HTML', async () => new Response('<html>')],
  ])('[FI-07] is omitted without an error if the platform %s', async (_, answer) => {
    const logs = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
    fetched.mockImplementation(answer);
    const { container, toggle, full } = show(newCar());
    const before = container.textContent;
    await toggle(true);
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    await act(async () => Promise.resolve());
    expect([container.textContent, before.includes(full)]).toEqual([before, true]);
    expect(container.querySelector('details img')).toBeNull();
    for (const log of logs) expect(log).not.toHaveBeenCalled();
  });

  test('[FI-07] is requested again on the next opening after a failure', async () => {
    fetched.mockImplementationOnce(async () => new Response(null, { status: 204 }));
    fetched.mockImplementation(async () => Response.json(said));
    const { toggle } = show(newCar());
    await toggle(true);
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    await toggle(false);
    await toggle(true);
    expect(await screen.findByText(/^Lender for this vehicle/)).toBeTruthy();
  });

  test('[FI-07] loads too if the disclaimer was opened before hydration', async () => {
    fetched.mockImplementation(async () => Response.json(said));
    const car = newCar();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page(car, { lenderInfo: true }));
    container.querySelector('details')?.setAttribute('open', '');
    render(page(car, { lenderInfo: true }), { container, hydrate: true });
    expect(await screen.findByText(/^Lender for this vehicle/)).toBeTruthy();
  });

  test.each<[string, Car, boolean]>([
    ['the dealer has it off', newCar(), false],
    ['the vehicle has it in its data', newCar(record && { ausloans: record }), true],
  ])('[FI-07] is not requested if %s', async (_, car, lenderInfo) => {
    const { toggle } = show(car, { lenderInfo });
    await toggle(true);
    await act(async () => Promise.resolve());
    expect(fetched).not.toHaveBeenCalled();
  });
});

test('there is no disclaimer without an estimate', () => {
  expect(renderToString(page(namedCars.noPrice, { lenderInfo: true }))).toBe('');
});

test.each<[string, () => Promise<Response>, object | null]>([
  ['the contract', async () => Response.json({ ...said, fees: 1 }), said],
  ['nothing', async () => new Response(null, { status: 204 }), null],
  ['an error', async () => Response.json(said, { status: 404 }), null],
])('[FI-07] a page handles %s', async (_, fetch, expected) => {
  expect(await askLender(7, fetch)).toEqual(expected);
});
