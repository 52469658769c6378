import { ScenePicture } from '@forecourt/media';
import { priceDisplay } from '@forecourt/pricing';
import { Link, LinkButton } from '@forecourt/primitives';
import { hasPage } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { stockStatus } from '@forecourt/vehicle';
import { cardTitle } from '@forecourt/vehicle-ui';
import type { HomeStock } from '../logic/load-home.ts';
import type { SectionOf } from './section-of.ts';

/** A dark scene with light words on its calm left side, and a link to its vehicle while that is in stock. */
export function SpotlitHero({ section, stock }: { section: SectionOf<'hero'>; stock: HomeStock }) {
  const site = useSite();
  // The platform's default links may point to disabled features; the build checks those of a dealer.
  const links = section.links.filter(({ url }) => hasPage(site, url));
  return (
    <section className="on-inverse bg-inverse text-on-inverse">
      <div className="relative mx-auto flex max-w-[1920px] flex-col">
        <ScenePicture
          src={section.image}
          portrait={section.portrait}
          alt={section.imageAlt}
          className="order-2 aspect-square bg-inverse object-[50%_84%] min-[700px]:aspect-[1.9] min-[700px]:object-[50%_36%] lg:max-h-[940px]"
        />
        <div className="container-site z-1 max-[699px]:contents min-[700px]:absolute min-[700px]:inset-x-0 min-[700px]:top-[8%] lg:top-[12%] xl:top-[16%]">
          <div className="order-1 max-[699px]:px-gutter max-[699px]:pt-10">
            <h1 className="text-showroom whitespace-pre-line min-[700px]:max-xl:text-[clamp(2.5rem,5.4vw,4.5rem)] min-[700px]:max-xl:leading-none">
              {section.title}
            </h1>
            {section.text && (
              <p className="mt-4 max-w-[36ch] text-lead text-on-inverse-2 lg:mt-6">{section.text}</p>
            )}
          </div>
          <div className="order-3 max-[699px]:px-gutter max-[699px]:pb-10 min-[700px]:mt-6 lg:mt-10">
            {links.length > 0 && (
              <div className="flex flex-col gap-3 min-[700px]:flex-row">
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
            {stock.spotlight && hasPage(site, stock.spotlight.path) && <Caption car={stock.spotlight} />}
          </div>
        </div>
      </div>
    </section>
  );
}

function Caption({ car }: { car: NonNullable<HomeStock['spotlight']> }) {
  const { stock } = useSite();
  const { text, suffix } = priceDisplay(car, stock);
  const status = stockStatus(car).map((each) => each.text);
  return (
    <p className="mt-4 text-body lg:mt-6 text-on-inverse-2">
      <Link href={car.path} className="hover:text-on-inverse hover:underline">
        {[cardTitle(car), car.badge].filter(Boolean).join(' ')}
      </Link>
      <br />
      <span className="font-semibold text-on-inverse">{text}</span>{' '}
      {[suffix.toLowerCase(), ...status].filter(Boolean).join(', ')}
    </p>
  );
}
