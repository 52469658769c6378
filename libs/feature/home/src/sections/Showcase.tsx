import { Picture } from '@forecourt/media';
import { priceDisplay } from '@forecourt/pricing';
import { LinkButton } from '@forecourt/primitives';
import { hasPage } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { cardFacts, cardTitle } from '@forecourt/vehicle-ui';
import type { HomeStock } from '../logic/load-home.ts';
import type { SectionOf } from './section-of.ts';

type ShownCar = HomeStock['showcase'][number];

/** Chosen vehicles, one a screen: its picture, the dealer's words about it, and its price. Those that are not in stock are left out. */
export function Showcase({ section, stock }: { section: SectionOf<'showcase'>; stock: HomeStock }) {
  const site = useSite();
  const shown = section.cars.flatMap(({ make, model, text }) => {
    const car = stock.showcase.find((each) => each.make === make && each.model === model);
    return car && hasPage(site, car.path) ? [{ car, text }] : [];
  });
  return shown.map(({ car, text }) => <Screen key={car.id} car={car} text={text} />);
}

function Screen({ car, text }: { car: ShownCar; text: string }) {
  const { stock } = useSite();
  const price = priceDisplay(car, stock);
  return (
    <section aria-label={cardTitle(car)} className="showcase">
      <Picture
        src={car.primary_image_url}
        alt=""
        width={1920}
        widths={[640, 960, 1440, 1920]}
        sizes="100vw"
        className="showcase-picture"
      />
      <div className="container-site showcase-words">
        <div>
          <p className="text-small text-ink-2">{car.year}</p>
          <h2 className="text-h1">
            {car.make} {car.model}
          </h2>
          <p className="mt-3 max-w-[46ch] text-lead">{text}</p>
        </div>
        <div className="md:text-right">
          <p className="text-small text-ink-2">{cardFacts(car).join(', ')}</p>
          <p className="mt-1 text-lead font-semibold">
            {price.text}{' '}
            <span className="text-small font-normal text-ink-2">{price.suffix.toLowerCase()}</span>
          </p>
          <LinkButton href={car.path} variant="outline" className="mt-4">
            See this car
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
