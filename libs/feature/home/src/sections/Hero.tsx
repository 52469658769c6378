import { lazyPart } from '@forecourt/browser';
import { reviewSummary } from '@forecourt/location';
import { Picture } from '@forecourt/media';
import { Link } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
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
  const Part = { light: StudioHero, inverse: InverseHero, spotlit: SpotlitHero }[props.section.tone];
  return <Part {...props} />;
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
            {section.rating && <Rating />}
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

/** A dark background with one search field; the picture is in a studio with a diagonal edge. */
function InverseHero({ section, stock, searchKey, now }: HeroProps) {
  const canSearch = hasPage(useSite(), paths.stock());
  return (
    <section className="on-inverse relative bg-inverse text-on-inverse">
      <div className="container-site relative z-1 py-10 md:min-h-[440px] lg:min-h-[640px] lg:py-[84px]">
        <div className="lg:max-w-[46%]">
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
      <div className="angled relative bg-stage lg:absolute lg:inset-y-0 lg:right-0 lg:w-[60%]">
        <Picture
          src={section.image}
          alt={section.imageAlt}
          width={960}
          sizes="(width >= 1024px) 60vw, 100vw"
          priority
          className="w-full lg:h-full"
        />
      </div>
    </section>
  );
}

function Headline({ text }: { text: string }) {
  return <h1 className="text-hero whitespace-pre-line">{text}</h1>;
}

function Rating() {
  const { locations } = useSite();
  const summary = reviewSummary(locations.find(({ primary }) => primary)?.reviews ?? null);
  if (!summary) return null;
  return (
    <p className="mt-6 flex items-center gap-2 text-[15px]">
      <Star aria-hidden size={18} strokeWidth={1.75} className="fill-accent text-accent" />
      <span className="font-bold">{summary.average}</span>
      <span className="text-ink-2">{summary.text} on Google</span>
    </p>
  );
}
