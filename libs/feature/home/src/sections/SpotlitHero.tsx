import { Picture } from '@forecourt/media';
import { priceDisplay } from '@forecourt/pricing';
import { Link, LinkButton } from '@forecourt/primitives';
import { hasPage } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { stockStatus } from '@forecourt/vehicle';
import { cardTitle } from '@forecourt/vehicle-ui';
import type { HomeStock } from '../logic/load-home.ts';
import type { SectionOf } from './section-of.ts';

/** A dark room with one spot-lit vehicle behind the headline, and a link to that vehicle in stock. */
export function SpotlitHero({ section, stock }: { section: SectionOf<'hero'>; stock: HomeStock }) {
  const site = useSite();
  // The platform's default links may point to disabled features; the build checks those of a dealer.
  const links = section.links.filter(({ url }) => hasPage(site, url));
  return (
    <section className="on-inverse relative overflow-hidden bg-inverse text-on-inverse lg:min-h-[760px]">
      <Picture
        src={section.image}
        alt={section.imageAlt}
        width={1280}
        sizes="(width >= 1024px) 88vw, 150vw"
        priority
        bare
        className="-ml-[25%] w-[150%]! max-w-none lg:absolute lg:-top-6 lg:right-[-6%] lg:ml-0 lg:w-[88%]!"
      />
      <div className="container-site relative z-1 -mt-24 flex flex-col gap-8 pb-10 lg:mt-0 lg:min-h-[760px] lg:flex-row lg:items-end lg:justify-between lg:pb-16">
        <div className="max-lg:contents">
          <h1 className="text-showroom whitespace-pre-line max-lg:-mb-2">{section.title}</h1>
          {section.text && (
            <p className="mt-4 max-w-[44ch] text-lead text-on-inverse-2 max-lg:mt-0">{section.text}</p>
          )}
          {links.length > 0 && (
            <div className="mt-10 flex flex-col gap-3 max-lg:order-last max-lg:mt-0 sm:flex-row">
              {links.map(({ name, url }, index) => (
                <LinkButton
                  key={url}
                  href={url}
                  size="large"
                  variant={index === 0 ? 'inverse' : 'inverse-outline'}
                >
                  {name}
                </LinkButton>
              ))}
            </div>
          )}
        </div>
        {stock.spotlight && hasPage(site, stock.spotlight.path) && <Caption car={stock.spotlight} />}
      </div>
    </section>
  );
}

function Caption({ car }: { car: NonNullable<HomeStock['spotlight']> }) {
  const { stock } = useSite();
  const { text, suffix } = priceDisplay(car, stock);
  const status = stockStatus(car).map((each) => each.text);
  return (
    <p className="text-body text-on-inverse-2 lg:text-right">
      <Link href={car.path} className="hover:text-on-inverse hover:underline">
        {[cardTitle(car), car.badge].filter(Boolean).join(' ')}
      </Link>
      <br />
      <span className="font-semibold text-on-inverse">{text}</span>{' '}
      {[suffix.toLowerCase(), ...status].filter(Boolean).join(', ')}
    </p>
  );
}
