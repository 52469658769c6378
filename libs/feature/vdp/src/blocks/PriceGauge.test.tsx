import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { Autogauge } from '@forecourt/platform-client';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { PriceGauge } from './PriceGauge.tsx';

const figures: Autogauge = {
  fill: 0.84,
  listing_price: 24_990,
  market_range_min: 24_150,
  market_range_max: 29_400,
  confidence: 0.6,
  description: 'Asking prices of 12 Mazda 3 vehicles in stock.',
  sample_size: 12,
  price_type: 'Drive away',
  calculated_at: '2026-11-21T20:00:00Z',
};
const show = (change: Partial<Autogauge> | null, options: Parameters<typeof testSite>[1] = {}) =>
  render(
    <TestSite site={testSite('classic', options)}>
      <PriceGauge car={namedCars.plain} now={fixedNow} figures={change && { ...figures, ...change }} />
    </TestSite>,
  );

afterEach(() => vi.unstubAllGlobals());

describe('the price gauge', () => {
  test('[PR-04] has a text alternative with its source', () => {
    const { container } = show({});
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Great Deal. $24,990, in a market from $24,150 to $29,400.',
    );
    for (const words of ['12 Mazda 3', 'All prices: Drive away.', 'Updated 22 November 2026.'])
      expect(container.textContent).toContain(words);
    expect(container.innerHTML).not.toContain('style=');
  });

  test.each<[string, Partial<Autogauge> | null, boolean]>([
    ['there are no figures', null, false],
    ['confidence is 0.2', { confidence: 0.2 }, false],
    ['the top of the market is below the listing', { market_range_max: 24_989 }, false],
    ['a figure is NaN', { fill: Number.NaN }, false],
    ['figures are valid', {}, true],
  ])('[VD-10, AN-02] if %s: shown %s', (_, change, shown) => {
    show(change);
    expect(screen.queryByRole('img') !== null).toBe(shown);
  });

  test.each([
    ['fair', 'Fair price. '],
    ['literal', 'Good Deal. '],
  ] as const)('[PR-04] with the label %s a car above its average is a %j', (label, words) => {
    const dear = {
      ...namedCars.plain,
      autograb_data: { average_market_price: 24_500, state_average_market_price: null },
    };
    render(
      <TestSite site={testSite('classic', { gauge: { label } })}>
        <PriceGauge car={dear} now={fixedNow} figures={{ ...figures, fill: 0.5 }} />
      </TestSite>,
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain(words);
  });

  test('has no label if the dealer turns it off', () => {
    show({ fill: 0.1 }, { gauge: { labelMinFill: 0.3 } });
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      '$24,990, in a market from $24,150 to $29,400.',
    );
  });

  test.each([
    ['2.5 seconds by default', {}, false],
    ['2.5 seconds', { seconds: 2.5 }, false],
    ['3 seconds', { seconds: 3 }, true],
  ] as const)(
    '[PR-04] the pointer animates when it enters the viewport, for %s',
    async (_name, gauge, slow) => {
      const told: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          observe = vi.fn();
          disconnect = vi.fn();
          constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
            told.push(tell);
          }
        },
      );
      const { container } = show({}, { gauge });
      const pointer = () => container.querySelector('circle')?.parentElement?.getAttribute('class') ?? '';
      await act(async () => told[0]?.([{ isIntersecting: false }]));
      expect(pointer()).not.toContain('gauge-swing');
      await act(async () => told[0]?.([{ isIntersecting: true }]));
      expect([pointer().includes('gauge-swing'), pointer().includes('gauge-slow')]).toEqual([true, slow]);
    },
  );
});
