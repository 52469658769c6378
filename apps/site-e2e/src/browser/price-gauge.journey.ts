import type { SiteDefinition } from '@forecourt/site-config';
import { attributes } from '../support/html.ts';
import { optionOf } from '../support/options.ts';
import { isListed, stockOf } from '../support/stock.ts';
import type { StockCar } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

/** The figures of a vehicle, as its API answers them. */
interface Figures {
  fill?: number;
  listing_price?: number;
  market_range_min?: number;
  market_range_max?: number;
  confidence?: number;
}

const NAMES = ['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const;

/** Whether the gauge is shown for these figures. */
function isEnough(figures: Figures): figures is Required<Figures> {
  if (NAMES.some((name) => typeof figures[name] !== 'number')) return false;
  const { confidence = 0, market_range_max: most = 0, listing_price: price = 0 } = figures;
  return confidence > 0.2 && most >= price;
}

/** What the gauge calls a price. */
function labelOf(car: StockCar, figures: Required<Figures>, { label }: { label: unknown }): string {
  const { fill, listing_price: price, market_range_min: least, market_range_max: most } = figures;
  const { average_market_price: national, state_average_market_price: ofState } = car.autograb_data ?? {};
  const average = ofState ?? national ?? (least + most) / 2;
  if (label === 'literal' || price < average) return fill < 0.65 ? 'Good Deal' : 'Great Deal';
  return fill < 0.3 ? '' : 'Fair price';
}

function gaugeOptions(definition: SiteDefinition): { label: unknown; seconds: unknown } {
  const option = optionOf(definition, 'vdp', 'gauge');
  if (typeof option !== 'object' || option === null) throw new Error('The site has no price gauge.');
  return { label: Reflect.get(option, 'label'), seconds: Reflect.get(option, 'seconds') };
}

journey(
  '[PR-04] the price gauge is shown for sufficient figures only, with its label, bands and place; its pointer moves once in view',
  { tag: '@gauge' },
  async ({ page, site, definition, get }) => {
    const options = gaugeOptions(definition);
    const cars = stockOf(site).filter(
      (car) => isListed(car) && car.status === 'in_stock' && !car.reserved && (car.price ?? 0) > 0,
    );
    const counts = { shown: 0, hidden: 0 };
    const drawn: { car: StockCar; words: string; fill: number }[] = [];
    for (const car of cars) {
      if (counts.shown > 2 && counts.hidden > 2) break;
      const answer = await get(`/api/cars/${car.slug}/autogauge`);
      const figures: Figures = answer.status === 200 ? JSON.parse(answer.text) : {};
      const words = attributes((await get(`/cars/${car.slug}`)).text, 'aria-label').find((label) =>
        label.includes(', in a market from '),
      );
      if (!isEnough(figures)) {
        counts.hidden += 1;
        expect(words, `${car.slug} has ${answer.text}`).toBeUndefined();
        continue;
      }
      counts.shown += 1;
      const label = labelOf(car, figures, options);
      const price = `$${figures.listing_price.toLocaleString('en-AU')}`;
      expect(words, `${car.slug} has ${answer.text}`).toMatch(
        new RegExp(`^${label === '' ? '' : `${label}. `}[$]${price.slice(1)}, in a market`),
      );
      drawn.push({ car, words: words ?? '', fill: figures.fill });
    }
    expect(counts.shown, 'vehicles with a gauge').toBeGreaterThan(1);
    expect(counts.hidden, 'vehicles without one').toBeGreaterThan(1);

    const [first] = drawn;
    await visit(page, `/cars/${first?.car.slug}`);
    const gauge = page.getByRole('img', { name: first?.words ?? '', exact: true });
    await live(gauge);
    const motion = () =>
      gauge.locator('circle').evaluate((dot) => {
        const { animationName, animationDuration } = getComputedStyle(dot.parentElement ?? dot);
        return animationName === 'none' ? 'none' : animationDuration;
      });
    expect(await motion(), 'it is below the first view').toBe('none');
    await gauge.scrollIntoViewIfNeeded();
    await expect.poll(motion).toBe(`${String(options.seconds)}s`);

    const parts = await gauge.evaluate((svg) => ({
      turned: Number(/-?[\d.]+/.exec(svg.querySelector(':scope > g')?.getAttribute('transform') ?? '')?.[0]),
      bands: Array.from(svg.querySelectorAll('path'), (band) => {
        const ends = [0, band.getTotalLength()].map((length) => {
          const { x, y } = band.getPointAtLength(length);
          return 1 - Math.atan2(110 - y, x - 110) / Math.PI;
        });
        return { ends, colour: getComputedStyle(band).stroke };
      }),
    }));
    expect(parts.turned / 180).toBeCloseTo(first?.fill ?? 0, 2);
    const ends = parts.bands.map((band) => band.ends.map((end) => Math.round(end * 50) / 50));
    expect(ends, 'low, medium and high').toEqual([
      [0, 0.3],
      [0.3, 0.6],
      [0.6, 1],
    ]);
    expect(new Set(parts.bands.map(({ colour }) => colour)).size).toBe(3);
  },
);
