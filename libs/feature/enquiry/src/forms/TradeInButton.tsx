import { withLoan } from '@forecourt/finance-calculator';
import { offerQuery, useOwnOffer } from '@forecourt/finance-calculator/trade-in';
import { displayedPrice, formatRange } from '@forecourt/pricing';
import { buttonStyle, Link } from '@forecourt/primitives';
import type { ButtonSize, ButtonVariant } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';

export interface TradeInButtonProps {
  car: Car;
  /** Text of the button before a value is known. */
  text: string;
  variant: ButtonVariant;
  size: ButtonSize;
  className?: string | undefined;
}

/**
 * Leads to the valuation of the shopper's own vehicle. Once this browser has a value, the button shows it, and puts its lower end into the
 * finance calculator of this vehicle.
 */
export function TradeInButton({ car, text, variant, size, className }: TradeInButtonProps) {
  const site = useSite();
  const offer = useOwnOffer();
  const style = buttonStyle(variant, size, className);
  if (!offer)
    return (
      <Link href={paths.tradeIn(car.id)} className={style}>
        {text} <span className="sr-only">for {car.name}</span>
      </Link>
    );
  const calculator = site.finance?.calculator ?? 'none';
  const query = offerQuery(offer, { calculator, price: displayedPrice(car) });
  const range = `Your trade-in: ${formatRange(offer)}`;
  if (query === null)
    return (
      <Link href={paths.tradeIn(car.id)} className={style}>
        {range} <span className="sr-only">for {car.name}</span>
      </Link>
    );
  return (
    <a href={withLoan(`${paths.vehicle(car.slug)}#finance-calculator`, query)} className={style}>
      {range} <span className="sr-only">for {car.name}, in the finance calculator</span>
    </a>
  );
}
