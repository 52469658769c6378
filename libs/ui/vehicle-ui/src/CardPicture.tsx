import { standIn } from '@forecourt/image-url';
import { Picture } from '@forecourt/media';
import { cardTag } from '@forecourt/tags';
import type { VehicleCardProps } from './cardProps.ts';
import { cardTitle } from './cardCar.ts';
import { SwipePhotos } from './SwipePhotos.tsx';
import { VehicleStatus } from './VehicleStatus.tsx';
import { VehicleTag } from './VehicleTag.tsx';

/** The picture of a card with its tag, status and number of photos, to swipe; grey once the vehicle is sold. */
export function CardPicture({
  car,
  now,
  electricTag,
  newArrivalDays,
  priority,
  sizes = '(min-width: 1280px) 320px, (min-width: 768px) 46vw, 100vw',
  look,
  photos,
}: VehicleCardProps) {
  const tag = cardTag(car, { now, electricTag, newArrivalDays });
  const count = car.photos_count ?? car.images.length;
  const sold = car.status === 'sold';
  const first = car.primary_image_url ?? car.images[0]?.image.url ?? null;
  const fallback = standIn(car);
  const picture = (
    <Picture src={first} alt="" standIn={fallback} width={416} sizes={sizes} priority={priority} />
  );
  return (
    <div className="card-picture" data-sold={sold || undefined}>
      {photos && !sold && count > 1 ? (
        <SwipePhotos
          href={car.path}
          name={cardTitle(car)}
          count={count}
          first={first}
          photos={photos}
          standIn={fallback}
          sizes={sizes}
        >
          {picture}
        </SwipePhotos>
      ) : (
        picture
      )}
      {tag && <VehicleTag tag={tag} />}
      <VehicleStatus car={car} tag={tag} />
      {!sold && look !== 'bare' && count > 0 && (
        <span
          role="img"
          aria-label={count === 1 ? '1 photo' : `${count} photos`}
          className="photo-count icon icon-camera"
        >
          {count}
        </span>
      )}
    </div>
  );
}
