import { imageUrl, srcSet, standIn } from '@forecourt/image-url';
import { priceDisplay } from '@forecourt/pricing';
import { useSite } from '@forecourt/site-config/react';
import { carName, isForSale, stockStatus } from '@forecourt/vehicle';
import type { ReactNode } from 'react';
import type { EnquiryCar } from '../logic/enquiry-car.ts';

const SHAPE = { width: 480, height: 320 };

/**
 * The vehicle of the enquiry. A strip on phones; on wide screens a panel with the picture above name and price, as high
 * as the form beside it.
 */
export function CarSummary({ car, children }: { car: EnquiryCar; children?: ReactNode }) {
  const picture = car.images[0]?.image.url;
  const shape = { ...SHAPE, standIn: standIn(car) };
  const details = [car.badge, car.stocknum && `Stock ${car.stocknum}`].filter(Boolean).join(' · ');
  return (
    <div className="flex items-center gap-4 bg-sunken px-5 py-4 md:h-full md:flex-col md:items-stretch md:justify-between md:gap-6 md:bg-stage md:p-0">
      {picture && (
        <img
          src={imageUrl(picture, shape)}
          srcSet={srcSet(picture, { ...shape, widths: [160, 240, 480, 960] })}
          sizes="(width >= 768px) 380px, 92px"
          width={SHAPE.width}
          height={SHAPE.height}
          alt=""
          className="w-23 shrink-0 rounded-media bg-stage object-cover md:w-full md:rounded-none"
        />
      )}
      <div className="min-w-0 md:px-8 md:pb-8">
        <p className="text-body font-bold md:text-h3">{carName({ ...car, badge: null })}</p>
        <p className="truncate text-note text-ink-2 md:whitespace-normal">{details}</p>
        <Price car={car} />
        {children}
      </div>
    </div>
  );
}

/** The status, such as reserved, and the price; a vehicle that is not for sale has no price. */
function Price({ car }: { car: EnquiryCar }) {
  const { stock } = useSite();
  const status = stockStatus(car).map(({ text }) => text);
  const said = status.length > 0 && <p className="text-note font-semibold md:mt-3">{status.join(', ')}</p>;
  if (!isForSale(car)) return said;
  const { text, suffix } = priceDisplay(car, stock);
  return (
    <>
      {said}
      <p className="flex flex-wrap items-baseline gap-x-2 md:mt-3 md:gap-x-3">
        <span className="price text-lead md:text-price-compare">{text}</span>
        {suffix && <span className="text-note text-ink-2">{suffix}</span>}
      </p>
    </>
  );
}
