import { marketIndicator, priceDisplay } from '@forecourt/pricing';
import { Link, Skeleton, Tag } from '@forecourt/primitives';
import { Picture } from '@forecourt/media';
import { cardTag } from '@forecourt/tags';
import type { CardTag } from '@forecourt/tags';
import type { Car } from '@forecourt/vehicle';
import { clsx } from 'clsx';
import { Camera, MapPin, TrendingDown, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDollars } from '@forecourt/pricing';
import { cardFacts } from './card-facts.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { Repayment } from './Repayment.tsx';

export interface VehicleCardProps {
  car: Car;
  now: Date;
  /** The weekly repayment with both rates, or null for none. */
  weekly: { amount: number; annualRatePercent: number; comparisonRatePercent: number } | null;
  electricTag?: boolean;
  newArrivalDays?: number;
  noPriceText?: string;
  showTown?: boolean;
  /** Above the fold. */
  priority?: boolean;
  sizes?: string;
  /** Buttons at the foot. */
  actions?: ReactNode;
  headingLevel?: 'h2' | 'h3';
}

/** A vehicle in a list. The whole card is the title's link; buttons lie above it. Prices line up along a row. */
export function VehicleCard(props: VehicleCardProps) {
  const { car, now, weekly, showTown, actions, headingLevel: Heading = 'h3' } = props;
  const sold = car.status === 'sold';
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface [@media(hover:hover)]:hover:border-line-strong">
      <CardPicture {...props} sold={sold} />
      <div className="flex flex-1 flex-col p-5">
        <Heading className="text-[18px]/[24px] font-bold tracking-[-.01em]">
          <Link
            href={car.path}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {[car.year, car.make, car.model].filter((part) => part !== null).join(' ')}
          </Link>
        </Heading>
        {car.badge && <p className="truncate text-[15px]/[22px] text-ink-2">{car.badge}</p>}
        <p className="mt-1.5 text-[14px]/[20px] text-ink-2">{cardFacts(car).join(' \u00a0·\u00a0 ')}</p>
        {showTown && car.city && (
          <p className="mt-1 flex items-center gap-1 text-[14px]/[20px] text-ink-2">
            <MapPin aria-hidden size={16} strokeWidth={1.75} />
            {car.city} {car.state}
          </p>
        )}
        {sold ? (
          <p className="mt-3 text-[14px]/[20px] text-ink-2">
            This one recently sold. We can help you find a similar one.
          </p>
        ) : (
          <CardPrice {...props} />
        )}
        {!sold && weekly && (
          <div className="mt-3 border-t border-line pt-3">
            <Repayment {...weekly} size="card" />
          </div>
        )}
        {actions && (
          <div
            className={clsx('relative z-[1] grid auto-cols-fr grid-flow-col gap-2 pt-4', sold && 'mt-auto')}
          >
            {actions}
          </div>
        )}
      </div>
    </article>
  );
}

function CardPicture({
  car,
  now,
  electricTag,
  newArrivalDays,
  priority,
  sizes,
  sold,
}: VehicleCardProps & { sold: boolean }) {
  const tag = cardTag(car, { now, electricTag, newArrivalDays });
  return (
    <div className="relative overflow-hidden bg-stage">
      <Picture
        src={car.primary_image_url}
        alt=""
        width={400}
        sizes={sizes ?? '(min-width: 1280px) 320px, (min-width: 768px) 45vw, 100vw'}
        priority={priority}
        className={clsx(
          'aspect-3/2 w-full transition-transform duration-300 [@media(hover:hover)]:group-hover:scale-[1.02]',
          sold && 'opacity-55 grayscale',
        )}
      />
      {tag && <span className="absolute top-3 left-3">{<CardTagLabel {...tag} />}</span>}
      {!sold && car.photos_count !== null && car.photos_count > 0 && (
        <span className="absolute right-3 bottom-3 inline-flex items-center gap-1.5 rounded-tag bg-surface px-2 py-1 text-[12px]/[16px] font-semibold">
          <Camera aria-hidden size={14} strokeWidth={1.75} />
          {car.photos_count}
          <span className="sr-only"> pictures</span>
        </span>
      )}
    </div>
  );
}

const tagTones: Record<CardTag['kind'], 'brand' | 'inverse' | 'accent' | 'success' | 'warning'> = {
  sold: 'inverse',
  electric: 'success',
  hybrid: 'success',
  reserved: 'warning',
  certified: 'brand',
  custom: 'accent',
  'coming-soon': 'inverse',
  'new-arrival': 'brand',
};

function CardTagLabel({ kind, text }: CardTag) {
  const icon = tagTones[kind] === 'success' ? <Zap aria-hidden size={14} strokeWidth={1.75} /> : undefined;
  return (
    <Tag tone={tagTones[kind]} icon={icon}>
      {text}
    </Tag>
  );
}

function CardPrice({ car, noPriceText }: VehicleCardProps) {
  const price = priceDisplay(car, { noPriceText });
  const market = marketIndicator(car);
  return (
    <div className="mt-auto flex items-end justify-between gap-3 pt-4">
      <PriceBlock price={price} size="card" />
      <div className="text-right text-[13px]/[19px]">
        {market && (
          <p className="flex items-center justify-end gap-1 font-semibold text-success">
            <TrendingDown aria-hidden size={14} strokeWidth={1.75} />
            {formatDollars(market.amount)} below market
          </p>
        )}
        {price.suffix && <p className="text-ink-2">{price.suffix}</p>}
      </div>
    </div>
  );
}

/** A card that is on its way, of the real height. */
export function VehicleCardSkeleton() {
  return (
    <div
      aria-hidden
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="aspect-3/2 w-full bg-stage" />
      <div className="flex flex-1 flex-col gap-2.5 p-5">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-8 h-7 w-1/3" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    </div>
  );
}
