import { marketIndicator, priceDisplay } from '@forecourt/pricing';
import { Link } from '@forecourt/primitives';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { cardFacts } from './cardFacts.ts';
import { BareCard } from './BareCard.tsx';
import { CardPicture } from './CardPicture.tsx';
import { cardTitle } from './cardCar.ts';
import type { CardCar } from './cardCar.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { Repayment } from './Repayment.tsx';
import { VehicleFacts } from './VehicleFacts.tsx';

export interface VehicleCardProps {
  car: CardCar;
  /** The clock of the page: new arrivals are counted from it. */
  now: Date;
  /** The repayment with both rates; null where the dealer shows none or the vehicle gets none. */
  weekly: { amount: number; annualRatePercent: number; comparisonRatePercent: number } | null;
  electricTag?: boolean;
  newArrivalDays?: number;
  noPriceText?: string;
  subscriptions?: boolean;
  /** From how many dollars under the market a card says so; 500 unless said. */
  marketThreshold?: number;
  /** The town of the vehicle, for groups. */
  showTown?: boolean;
  /** Above the fold: the picture is fetched at once. */
  priority?: boolean;
  /** How wide the picture is at which window width, as in HTML. */
  sizes?: string;
  /** Buttons at the foot, `size="small"`; of a sold vehicle the one that finds something similar. */
  actions?: ReactNode;
  /** The save button, over the picture. */
  save?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** `boxed` on a card with a border, `bare` on the page as in a showroom; boxed unless said. */
  look?: 'boxed' | 'bare';
}

/** A vehicle in a list. The whole card is the title's link; buttons lie above it. Prices line up along a row. */
export function VehicleCard(props: VehicleCardProps) {
  return props.look === 'bare' ? <BareCard {...props} /> : <BoxedCard {...props} />;
}

function BoxedCard(props: VehicleCardProps) {
  const { car, showTown, actions, save, headingLevel: Heading = 'h3' } = props;
  const town = [car.city, car.state].filter(Boolean).join(' ');
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors has-[h3_a:focus-visible,h2_a:focus-visible]:outline-3 has-[h3_a:focus-visible,h2_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible,h2_a:focus-visible]:outline-focus hover:border-line-strong">
      <CardPicture {...props} />
      <div className="flex flex-1 flex-col p-card">
        <Heading className="font-text text-lead leading-6 font-bold tracking-[-0.01em] [font-stretch:normal]">
          <Link href={car.path} className="outline-none after:absolute after:inset-0">
            {cardTitle(car)}
          </Link>
        </Heading>
        {car.badge && <p className="truncate text-note text-ink-2">{car.badge}</p>}
        <VehicleFacts facts={cardFacts(car)} className="mt-2" />
        {showTown && town && (
          <p className="mt-1.5 flex items-center gap-1.5 text-small text-ink-2">
            <MapPin aria-hidden size={16} strokeWidth={1.75} />
            {town}
          </p>
        )}
        <div className="mt-auto">
          {car.status !== 'sold' && <Money {...props} />}
          {actions && (
            <div className="relative z-1 mt-4 grid auto-cols-fr grid-flow-col gap-2">{actions}</div>
          )}
        </div>
      </div>
      {save && <div className="absolute top-2.5 right-2.5 z-1">{save}</div>}
    </article>
  );
}

function Money({ car, weekly, marketThreshold, ...options }: VehicleCardProps) {
  return (
    <>
      <PriceBlock
        size="card"
        price={priceDisplay(car, options)}
        market={marketIndicator(car, { threshold: marketThreshold })}
        className="pt-4"
      />
      {weekly && (
        <Repayment
          size="card"
          amount={weekly.amount}
          annualRatePercent={weekly.annualRatePercent}
          comparisonRatePercent={weekly.comparisonRatePercent}
          className="mt-3.5 border-t border-line pt-3"
        />
      )}
    </>
  );
}
