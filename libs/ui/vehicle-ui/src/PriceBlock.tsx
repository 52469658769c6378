import { formatDollars } from '@forecourt/pricing';
import type { PriceDisplay } from '@forecourt/pricing';
import { clsx } from 'clsx';

export interface PriceBlockProps {
  price: PriceDisplay;
  size: 'card' | 'vehicle';
}

/** The one price of a vehicle with what it was and what it includes; a screen reader hears "was" and "now". */
export function PriceBlock({ price, size }: PriceBlockProps) {
  const large = size === 'vehicle';
  return (
    <div>
      {price.was !== null && (
        <p className={clsx('text-ink-3', large ? 'text-[16px]/[24px]' : 'text-[14px]/[18px]')}>
          <span className="sr-only">Was </span>
          <s>{formatDollars(price.was)}</s>
          {large && price.amount !== null && (
            <span className="ml-3 font-semibold text-success">
              Save {formatDollars(price.was - price.amount)}
            </span>
          )}
        </p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-3">
        {price.was !== null && <span className="sr-only">Now </span>}
        <span
          className={clsx('price', large ? 'text-[40px]/[46px] md:text-[44px]/[50px]' : 'text-[26px]/[30px]')}
        >
          {price.text}
        </span>
        {large && price.suffix && <span className="text-[15px] text-ink-2">{price.suffix}</span>}
      </p>
    </div>
  );
}
