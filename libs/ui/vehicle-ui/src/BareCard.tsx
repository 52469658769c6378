import { priceDisplay } from '@forecourt/pricing';
import { Link } from '@forecourt/primitives';
import { knownWord } from '@forecourt/vehicle';
import { cardFacts } from './cardFacts.ts';
import { CardPicture } from './CardPicture.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import { Repayment } from './Repayment.tsx';
import { statusDescription } from './VehicleStatus.tsx';
import type { VehicleCardProps } from './cardProps.ts';
import { VehicleFacts } from './VehicleFacts.tsx';

/** The showroom card: no border, name in the display font, price at the right, buttons as plain text. */
export function BareCard(props: VehicleCardProps) {
  const { car, weekly, distance, actions, save, headingLevel: Heading = 'h3', ...options } = props;
  const { year, make, model, badge } = car;
  const gone = car.status === 'sold';
  const gearbox = knownWord(car.simple_transmission, car.trans);
  const facts = [badge ?? '', ...cardFacts(car), distance ?? ''].filter(
    (fact) => fact !== '' && fact !== gearbox,
  );
  return (
    <article className="relative flex h-full flex-col has-[h3_a:focus-visible,h2_a:focus-visible]:outline-3 has-[h3_a:focus-visible,h2_a:focus-visible]:outline-offset-4 has-[h3_a:focus-visible,h2_a:focus-visible]:outline-focus">
      <CardPicture {...props} />
      <div className="flex flex-1 flex-col pt-5">
        <div className="flex flex-1 items-start justify-between gap-x-4">
          <div className="min-w-0">
            {year !== null && (
              <p aria-hidden className="text-small text-ink-2">
                {year}
              </p>
            )}
            <Heading className="text-[1.625rem]/[1.875rem]">
              <Link
                href={car.path}
                aria-description={statusDescription(car)}
                className="outline-none after:absolute after:inset-0"
              >
                {year !== null && <span className="sr-only">{year} </span>}
                <span className="whitespace-nowrap">{make}</span> {model}
              </Link>
            </Heading>
            <VehicleFacts facts={facts} className="mt-1.5" />
          </div>
          {!gone && <PriceBlock size="bare" price={priceDisplay(car, options)} />}
        </div>
        {!gone && weekly && (
          <Repayment
            size="row"
            amount={weekly.amount}
            annualRatePercent={weekly.annualRatePercent}
            comparisonRatePercent={weekly.comparisonRatePercent}
            className="mt-4 border-t border-line pt-4"
          />
        )}
        {actions && <div className="bare-actions">{actions}</div>}
      </div>
      {save && <div className="card-save">{save}</div>}
    </article>
  );
}
