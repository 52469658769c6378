import { Picture } from '@forecourt/media';
import { cardTag } from '@forecourt/tags';
import { clsx } from 'clsx';
import { Camera } from 'lucide-react';
import type { VehicleCardProps } from './VehicleCard.tsx';
import { VehicleTag } from './VehicleTag.tsx';

/** The picture of a card with its one tag and the number of photos; grey once the vehicle is sold. */
export function CardPicture({
  car,
  now,
  electricTag,
  newArrivalDays,
  priority,
  sizes,
  look,
}: VehicleCardProps) {
  const tag = cardTag(car, { now, electricTag, newArrivalDays });
  const photos = car.photos_count ?? car.images.length;
  const sold = car.status === 'sold';
  return (
    <div className="relative overflow-hidden bg-stage">
      <Picture
        src={car.primary_image_url ?? car.images[0]?.image.url ?? null}
        alt=""
        width={416}
        sizes={sizes ?? '(min-width: 1280px) 320px, (min-width: 768px) 46vw, 100vw'}
        priority={priority}
        className={clsx(
          'transition-transform duration-300 group-hover:scale-[1.02]',
          sold && 'opacity-55 grayscale',
        )}
      />
      {tag && (
        <div className="absolute top-3.5 left-3.5">
          <VehicleTag tag={tag} />
        </div>
      )}
      {!sold && look !== 'bare' && photos > 0 && (
        <p className="absolute right-3 bottom-3 inline-flex items-center gap-1.5 rounded-tag bg-surface px-2 py-1 text-caption font-semibold tabular-nums">
          <Camera aria-hidden size={14} strokeWidth={1.75} />
          {photos}
          <span className="sr-only">{photos === 1 ? ' photo' : ' photos'}</span>
        </p>
      )}
    </div>
  );
}
