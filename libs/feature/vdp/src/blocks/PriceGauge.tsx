import {
  displayedPrice,
  formatDollars,
  marketAverage,
  marketIndicator,
  marketWords,
  priceGauge,
} from '@forecourt/pricing';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { localDate, longDate } from '@forecourt/values';
import { PriceGauge as Gauge } from '@forecourt/vehicle-ui';
import type { vdp } from '../manifest.ts';
import { block } from './block.tsx';

/** The price within its market range, as a gauge and as text, with the source of the figures; nothing if the figures are insufficient. */
export const PriceGauge = block('vdp.price-gauge', function PriceGauge({ car, figures }) {
  const options = useFeatureOptions<typeof vdp>('vdp');
  const { zone, stock } = useSite();
  const gauge = priceGauge(figures, { ...options?.gauge, average: marketAverage(car)?.amount ?? null });
  if (!figures || !gauge || displayedPrice(car) === null) return null;
  const { listing_price: price, market_range_min: min, market_range_max: max } = figures;
  const indicator = marketIndicator(car, { threshold: stock.marketThreshold });
  const basis = [
    figures.description,
    figures.price_type && `All prices: ${figures.price_type}.`,
    indicator && marketWords(indicator).tooltip,
    figures.calculated_at && `Updated ${longDate(localDate(new Date(figures.calculated_at), zone))}.`,
  ];
  return (
    <section aria-labelledby="price-gauge">
      <h2 id="price-gauge" className="mb-6 text-h2">
        How the price compares
      </h2>
      <div className="grid items-center gap-x-10 gap-y-6 md:grid-cols-[16.5rem_minmax(0,1fr)]">
        <Gauge
          gauge={gauge}
          price={price}
          market={{ min, max }}
          slow={options?.gauge.seconds === 3}
          className="mx-auto"
        />
        <div>
          <p className="text-lead">
            {indicator && (
              <strong className="font-semibold text-success">{marketWords(indicator).text}. </strong>
            )}
            The market for a vehicle like this runs from {formatDollars(min)} to {formatDollars(max)}.
          </p>
          <p className="mt-3 text-print leading-5 text-ink-2">{basis.filter(Boolean).join(' ')}</p>
        </div>
      </div>
    </section>
  );
});
