import { lazyPart } from '@forecourt/browser';
import { locationRating, primaryLocation } from '@forecourt/location';
import { Picture, ScenePicture } from '@forecourt/media';
import { Link } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import type { HomeStock } from '../logic/load-home.ts';
import type { SectionOf } from './section-of.ts';

/** Both are forms that work without JavaScript; they hydrate after the rest of the page. */
const SearchCard = lazyPart(async () => (await import('./SearchCard.tsx')).SearchCard);
const HeroSearch = lazyPart(async () => (await import('./HeroSearch.tsx')).HeroSearch);

/** Lazy: it needs the code for prices, and the other heroes do not. */
const SpotlitHero = lazyPart(async () => (await import('./SpotlitHero.tsx')).SpotlitHero);

export interface HeroProps {
  section: SectionOf<'hero'>;
  stock: HomeStock;
  searchKey: string;
  now: Date;
  /** URL of the budget search; null without one. */
  budgetHref: string | null;
}

/** The first section: a headline, a vehicle, and a search. */
export function Hero(props: HeroProps) {
  const { tone, portrait } = props.section;
  const light = portrait === null ? StudioHero : SceneHero;
  const Part = { light, inverse: InverseHero, spotlit: SpotlitHero }[tone];
  return <Part {...props} />;
}

/**
 * A light scene: its calm part, the upper left, has the words on wide screens; on narrower ones they stand above it. The search card
 * overlaps its lower edge by less than a third of the card's height.
 */
function SceneHero({ section, ...search }: HeroProps) {
  const canSearch = hasPage(useSite(), paths.stock());
  return (
    <>
      <section className="relative mx-auto max-w-[1920px] overflow-hidden">
        <div className="container-site z-1 pt-8 pb-6 xl:absolute xl:inset-x-0 xl:top-0 xl:pt-[clamp(1rem,1.9vw,2.5rem)]">
          <div className="xl:max-w-[36%]">
            <Headline
              text={section.title}
              className="xl:text-[clamp(2.75rem,4.45vw,4rem)] xl:leading-[1.03]"
            />
            {section.text && (
              <p className="mt-3 max-w-[42ch] text-body text-ink-2 xl:text-ink min-[1440px]:text-lead">
                {section.text}
              </p>
            )}
          </div>
          {section.rating && (
            <Rating className="mt-4 xl:mt-5 xl:w-fit xl:rounded-control xl:bg-surface xl:px-3 xl:py-1.5" />
          )}
        </div>
        <ScenePicture
          src={section.image}
          portrait={section.portrait}
          alt={section.imageAlt}
          className="aspect-square object-[50%_64%] min-[700px]:aspect-[1.9] min-[700px]:object-[50%_0%] lg:max-h-[940px] min-[1536px]:object-[50%_36%]"
        />
      </section>
      {canSearch && (
        <div className="container-site relative z-2 -mt-10 lg:-mt-12">
          <SearchCard {...search} />
        </div>
      )}
    </>
  );
}

/** A light studio background that blends with the picture; the search card overlaps its lower edge. */
function StudioHero({ section, ...search }: HeroProps) {
  const canSearch = hasPage(useSite(), paths.stock());
  return (
    <>
      <section className="studio relative overflow-hidden">
        <div className="container-site relative z-1 grid pt-8 pb-24 md:min-h-[440px] md:pt-16 lg:min-h-[640px] lg:pt-[88px] lg:pb-40">
          <div className="max-w-[480px] md:max-lg:max-w-[46%]">
            <Headline text={section.title} />
            {section.text && <p className="mt-4 text-[18px]/[28px] text-ink-2">{section.text}</p>}
            {section.rating && <Rating className="mt-6" />}
          </div>
          <Picture
            src={section.image}
            alt={section.imageAlt}
            width={960}
            sizes="(width >= 768px) 64vw, 100vw"
            priority
            melt
            className="mt-2 -mb-8 w-full md:absolute md:right-0 md:bottom-10 md:mt-0 md:mb-0 md:w-[62%] lg:-right-4 lg:bottom-6 lg:w-[64%]"
          />
        </div>
      </section>
      {canSearch && (
        <div className="container-site relative z-2 -mt-16 lg:-mt-[72px]">
          <SearchCard {...search} />
        </div>
      )}
    </>
  );
}

/** A dark background with one search field; the picture beside it has a diagonal edge that cuts no vehicle. */
function InverseHero({ section, stock, searchKey, now }: HeroProps) {
  const canSearch = hasPage(useSite(), paths.stock());
  return (
    <section className="on-inverse relative bg-inverse text-on-inverse">
      <div className="container-site relative z-1 py-10 xl:min-h-[560px] xl:py-[84px] min-[1440px]:min-h-[640px]">
        <div className="xl:max-w-[40%]">
          <Headline text={section.title} />
          {section.text && (
            <p className="mt-4 max-w-[44ch] text-[18px]/[28px] text-on-inverse-2">{section.text}</p>
          )}
          {canSearch && <HeroSearch stock={stock} searchKey={searchKey} now={now} />}
          {section.popular.length > 0 && (
            <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-[14px] text-on-inverse-2">
              Popular:
              {section.popular.map(({ name, url }) => (
                <Link key={url} href={url} className="py-2 text-on-inverse underline underline-offset-4">
                  {name}
                </Link>
              ))}
            </p>
          )}
        </div>
      </div>
      <div className="angled relative bg-stage xl:absolute xl:inset-y-0 xl:right-0 xl:w-[min(62%,calc(50%+7rem))]">
        {section.portrait === null ? (
          <Picture
            src={section.image}
            alt={section.imageAlt}
            width={960}
            sizes="(width >= 1280px) 62vw, 100vw"
            priority
            className="w-full xl:h-full"
          />
        ) : (
          <ScenePicture
            src={section.image}
            portrait={section.portrait}
            alt={section.imageAlt}
            sizes="(width >= 1280px) 80vw, 100vw"
            className="aspect-4/3 object-[50%_78%] min-[700px]:aspect-[1.9] xl:aspect-auto xl:h-full xl:object-right"
          />
        )}
      </div>
    </section>
  );
}

function Headline({ text, className }: { text: string; className?: string }) {
  return <h1 className={clsx('text-hero whitespace-pre-line', className)}>{text}</h1>;
}

function Rating({ className }: { className: string }) {
  const site = useSite();
  const summary = locationRating(site, primaryLocation(site.locations) ?? undefined);
  if (!summary) return null;
  return (
    <p className={clsx('flex items-center gap-2 text-[15px]', className)}>
      <Star aria-hidden size={18} strokeWidth={1.75} className="fill-accent text-accent" />
      <span className="font-bold">{summary.average}</span>
      <span className="text-ink-2">{summary.text} on Google</span>
    </p>
  );
}
