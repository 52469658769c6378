import { lazyPart } from '@forecourt/browser';
import type { HomeContent } from './logic/home-content.ts';
import type { ShownReview } from '@forecourt/location';
import type { HomeStock } from './logic/load-home.ts';
import type { HomeSection } from './section-schema.ts';
import { Hero } from './sections/Hero.tsx';

export interface HomeScreenProps {
  /** The dealer's sections, top to bottom. */
  sections: readonly HomeSection[];
  now: Date;
  stock: HomeStock;
  content: HomeContent;
  /** The newest reviews of the dealer. */
  reviews: readonly ShownReview[];
  /** The site's search-only key, for counts and suggestions in the browser. */
  searchKey: string;
}

const LowerSections = lazyPart(async () => (await import('./sections/LowerSections.tsx')).LowerSections);

/** The home page: the dealer's sections, top to bottom, then the parts that other features add. */
export function HomeScreen({ sections, now, stock, content, reviews, searchKey }: HomeScreenProps) {
  const [first] = sections;
  const hero = first?.type === 'hero' ? first : null;
  const budgetHref = sections.some(({ type }) => type === 'budget') ? '#budget' : null;
  const search = { now, stock, searchKey, budgetHref };
  return (
    <>
      {hero && <Hero section={hero} {...search} />}
      <LowerSections
        sections={hero ? sections.slice(1) : sections}
        content={content}
        reviews={reviews}
        {...search}
      />
    </>
  );
}
