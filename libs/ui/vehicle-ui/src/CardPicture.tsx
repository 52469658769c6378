import { standIn } from '@forecourt/image-url';
import { Picture } from '@forecourt/media';
import { cardTag } from '@forecourt/tags';
import type { VehicleCardProps } from './cardProps.ts';
import { VehicleStatus } from './VehicleStatus.tsx';
import { VehicleTag } from './VehicleTag.tsx';

/** The picture of a card with its tag, status and number of photos; grey once the vehicle is sold. */
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
    <div className="card-picture" data-sold={sold || undefined}>
      <Picture
        src={car.primary_image_url ?? car.images[0]?.image.url ?? null}
        alt=""
        standIn={standIn(car)}
        width={416}
        sizes={sizes ?? '(min-width: 1280px) 320px, (min-width: 768px) 46vw, 100vw'}
        priority={priority}
      />
      {tag && <VehicleTag tag={tag} />}
      <VehicleStatus car={car} tag={tag} />
      {!sold && look !== 'bare' && photos > 0 && (
        <span
          role="img"
          aria-label={photos === 1 ? '1 photo' : `${photos} photos`}
          className="photo-count icon icon-camera"
        >
          {photos}
        </span>
      )}
    </div>
  );
}
