import { carWith, namedCars } from '@forecourt/fixtures';
import type { DealerFinance } from '@forecourt/finance';
import type { Car } from '@forecourt/vehicle';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { askYoux, askYouxOnce } from './askYoux.ts';
import { calculatorSetup } from './setup.ts';
import { YouxQuote } from './YouxQuote.tsx';

const finance: DealerFinance = {
  provider: 'Taurus',
  annualRatePercent: 6.29,
  comparisonRatePercent: 8.19,
  youx: { selfAssessedCreditScore: 'GREAT' },
};
const now = new Date('2026-11-21T02:00:00Z');
const setupOf = (car: Car, dealer = finance) => {
  const setup = calculatorSetup(car, dealer, { variant: 'purchase', now });
  if (setup === null) throw new Error('This vehicle has a calculator.');
  return setup;
};
const quote = { weeklyRepaymentAmount: 118.4, comparisonRate: 8.54, advertisedRate: 6.99, description: null };
const { plain } = namedCars;
const request = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 24_990,
  loanTerm: 5,
  year: 2021,
  vin: null,
  nvic: null,
  whoIsHelping: '' as const,
};

const show = async (ask: typeof askYouxOnce, car: Car = plain, dealer = finance) => {
  const page = render(<YouxQuote car={car} setup={setupOf(car, dealer)} ask={ask} />);
  await act(async () => Promise.resolve());
  return page.container;
};

afterEach(() => vi.unstubAllGlobals());

describe('the youX quote', () => {
  test('[FI-08] is shown with both rates, its loan and the assumed credit rating', async () => {
    const ask = vi.fn(() => Promise.resolve(quote));
    const page = await show(ask);
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ selfAssessedCreditScore: 'GREAT', purchasePrice: 24_990, loanTerm: 5 }),
      plain.id,
    );
    expect([...page.querySelectorAll('dd')].map((each) => each.textContent)).toEqual([
      '$118',
      '6.99% p.a.',
      '8.54% p.a.',
    ]);
    expect(new Set([...page.querySelectorAll('dd')].map((each) => each.className)).size).toBe(1);
    for (const words of [
      'Assumes excellent credit.',
      '5-year term, 6.99% p.a., comparison rate 8.54% p.a., no deposit.',
    ])
      expect(page.textContent).toContain(words);
    expect(screen.getByRole('region', { name: 'youX quote' })).toBeTruthy();
  });

  test('[FI-08] says if it is computed from the dealer’s own rates', async () => {
    const description = 'Worked out from the dealer’s own rates, not by youX.';
    const page = await show(() => Promise.resolve({ ...quote, description }));
    expect(page.textContent).toContain(`Assumes excellent credit. ${description}`);
  });

  test('[FI-08] in the vehicle’s data is shown at once, without a request', async () => {
    const ask = vi.fn(() => Promise.resolve(quote));
    const car = carWith({ youxQuote: { ...quote, weeklyRepaymentAmount: 99 } });
    expect(renderToString(<YouxQuote car={car} setup={setupOf(car)} ask={ask} />)).toContain('$99');
    const page = await show(ask, car);
    expect(page.textContent).toContain('$99');
    expect(ask).not.toHaveBeenCalled();
  });

  test('[FI-08] loads when it mounts; the server renders its reserved space only', () => {
    const ask = vi.fn(() => Promise.resolve(quote));
    const sent = renderToString(<YouxQuote car={plain} setup={setupOf(plain)} ask={ask} />);
    expect(sent).toMatch(/^<div class="[^"]*min-h-[^"]*"><\/div>$/);
    expect(ask).not.toHaveBeenCalled();
  });

  test.each<[string, Car, DealerFinance]>([
    ['where the dealer has youX off', plain, { ...finance, youx: null }],
    ['with a deposit of the whole price', plain, { ...finance, deposit: 24_990 }],
  ])('[FI-08] is not requested %s', async (_, car, dealer) => {
    const ask = vi.fn(() => Promise.resolve(quote));
    expect((await show(ask, car, dealer)).innerHTML).toBe('');
    expect(ask).not.toHaveBeenCalled();
  });

  test('[FI-08, AN-02] that fails keeps its reserved space while that is visible', async () => {
    let tell: (entries: object[]) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
        constructor(told: typeof tell) {
          tell = told;
        }
      },
    );
    const page = await show(() => Promise.resolve(null));
    const room = page.innerHTML;
    expect([room.includes('min-h-'), page.textContent]).toEqual([true, '']);
    act(() => tell([{ isIntersecting: true, boundingClientRect: { top: 300 } }]));
    expect(page.innerHTML).toBe(room);
    act(() => tell([{ isIntersecting: false, boundingClientRect: { top: -300 } }]));
    expect(page.innerHTML).toBe(room);
    act(() => tell([{ isIntersecting: false, boundingClientRect: { top: 900 } }]));
    expect(page.innerHTML).toBe('');
  });
});

describe('askYoux', () => {
  test.each<[string, () => Promise<Response>, object | null]>([
    ['a quote', async () => Response.json(quote), quote],
    ['no quote', async () => new Response(null, { status: 204 }), null],
    ['a negative amount', async () => Response.json({ ...quote, weeklyRepaymentAmount: -1 }), null],
    ['no comparison rate', async () => Response.json({ ...quote, comparisonRate: null }), null],
    ['no JSON', async () => new Response('<html>'), null],
    ['an error', async () => Response.json(quote, { status: 500 }), null],
    ['no line', () => Promise.reject(new TypeError('fetch failed')), null],
  ])('[FI-08] handles %s without an error message', async (_, fetch, expected) => {
    const said = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
    expect(await askYoux(request, 7, fetch)).toEqual(expected);
    for (const each of said) expect(each).not.toHaveBeenCalled();
  });

  test('[FI-08] posts the fields of the specification, and a loaded quote is not requested again', async () => {
    const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(new Response(null, { status: 204 })),
    );
    vi.stubGlobal('fetch', fetch);
    expect(await askYouxOnce(request, 7)).toBeNull();
    fetch.mockImplementation(() => Promise.resolve(Response.json(quote)));
    expect([await askYouxOnce(request, 7), await askYouxOnce(request, 7)]).toEqual([quote, quote]);
    expect(fetch).toHaveBeenCalledTimes(2);
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect([path, init?.method]).toEqual(['/api/youx/quote', 'POST']);
    expect(JSON.parse(String(init?.body))).toEqual({ ...request, car_id: 7 });
  });
});
