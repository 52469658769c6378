import { formatDollars } from '@forecourt/pricing';
import type { MarketIndicator as Market, PriceDisplay } from '@forecourt/pricing';
import { clsx } from 'clsx';
import { MarketIndicator } from './MarketIndicator.tsx';

/** The price of a vehicle with its price type. */
export interface PriceBlockProps {
  /** The result of `priceDisplay`. */
  price: PriceDisplay;
  /** The result of `marketIndicator`; omitted where there is none. */
  market?: Market | null;
  /**
   * `bare` puts the price type below, `vehicle` is the headline of its page, `showroom` the same at the right of a band, `compare` the
   * head of a column, `row` one line of a dialog. A card in a list has `CardPrice`.
   */
  size: 'bare' | 'vehicle' | 'showroom' | 'compare' | 'row';
  className?: string;
}

type Part = Pick<PriceBlockProps, 'price' | 'className'>;

/** The price of a vehicle: the largest number of its block, always with its price type. */
export function PriceBlock({ price, market = null, size, className }: PriceBlockProps) {
  if (size === 'vehicle') return <VehiclePrice price={price} market={market} className={className} />;
  if (size === 'bare') return <BarePrice price={price} className={className} />;
  if (size === 'showroom') return <ShowroomPrice price={price} market={market} className={className} />;
  const isColumn = size === 'compare';
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-2', className)}>
      {isColumn && <Was price={price} className="w-full text-small" />}
      <Now price={price} className={isColumn ? 'text-price-card md:text-price-compare' : 'text-lead'} />
      <Suffix price={price} className="text-small" />
    </p>
  );
}

function VehiclePrice({ price, market, className }: Part & { market: Market | null }) {
  return (
    <div className={className}>
      <p>
        {price.was !== null && (
          <span className="flex items-baseline gap-2">
            <Was price={price} className="text-body" />
            <span className="text-small font-semibold text-success">
              Save {formatDollars(price.was - price.amount)}
            </span>
          </span>
        )}
        <span className="flex flex-wrap items-baseline gap-x-3">
          <Now price={price} className={price.amount === null ? 'text-price-card' : 'text-price-vehicle'} />
          <Suffix price={price} className="text-body" />
        </span>
      </p>
      {market && <MarketIndicator market={market} size="vehicle" className="mt-1.5" />}
    </div>
  );
}

/** Without an old price its line stays empty: prices of cards beside each other share a baseline. */
function BarePrice({ price, className }: Part) {
  return (
    <p className={clsx('flex shrink-0 flex-col items-end', price.was === null && 'pt-5', className)}>
      <Was price={price} className="text-small" />
      <Now price={price} className="text-[1.375rem]/[1.75rem]" />
      <Suffix price={price} className="text-print" />
    </p>
  );
}

function ShowroomPrice({ price, market, className }: Part & { market: Market | null }) {
  return (
    <div className={clsx('md:text-right', className)}>
      <p>
        <span className="flex flex-wrap items-baseline gap-x-3 md:justify-end">
          <Was price={price} className="text-lead" />
          <Now
            price={price}
            className={
              price.amount === null ? 'text-price-compare' : 'text-price-vehicle lg:text-price-showroom'
            }
          />
        </span>
        <Suffix price={price} className="text-body" />
      </p>
      {market && (
        <MarketIndicator market={market} size="vehicle" align="end" className="mt-1.5 md:justify-end" />
      )}
    </div>
  );
}

function Was({ price, className }: Part) {
  if (price.was === null) return null;
  return (
    <s className={clsx('text-ink-3', className)}>
      <span className="sr-only">was </span>
      {formatDollars(price.was)}
    </s>
  );
}

function Now({ price, className }: Part) {
  return (
    <span className={clsx('price', className)}>
      {price.was !== null && <span className="sr-only">now </span>}
      {price.text}
    </span>
  );
}

function Suffix({ price, className }: Part) {
  return price.suffix === '' ? null : <span className={clsx('text-ink-2', className)}>{price.suffix}</span>;
}
