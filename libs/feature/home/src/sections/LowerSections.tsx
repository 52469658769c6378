import type { ShownReview } from '@forecourt/location';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { SlotList } from '../parts.ts';
import type { HomeContent } from '../logic/home-content.ts';
import type { RowCar } from '../logic/load-home.ts';
import type { HomeSection } from '../section-schema.ts';
import { Banner } from './Banner.tsx';
import { BodyTypes } from './BodyTypes.tsx';
import { Brands } from './Brands.tsx';
import { Budget } from './Budget.tsx';
import { Evidence } from './Evidence.tsx';
import { Hero } from './Hero.tsx';
import type { HeroProps } from './Hero.tsx';
import { Locations } from './Locations.tsx';
import { NewestStock } from './NewestStock.tsx';
import { Offers } from './Offers.tsx';
import { Posts } from './Posts.tsx';
import { Profile } from './Profile.tsx';
import { Promises } from './Promises.tsx';
import { Reviews } from './Reviews.tsx';
import { Showcase } from './Showcase.tsx';
import { Stats } from './Stats.tsx';
import { StockRow } from './StockRow.tsx';
import { Tiles } from './Tiles.tsx';
import { Towing } from './Towing.tsx';
import { Visit } from './Visit.tsx';

export interface LowerSectionsProps extends Omit<HeroProps, 'section'> {
  sections: readonly HomeSection[];
  content: HomeContent;
  /** The newest reviews of the dealer. */
  reviews: readonly ShownReview[];
}

/** The sections after the first, and the parts that other features add. */
export function LowerSections({ sections, ...search }: LowerSectionsProps) {
  const rows = sections.filter(({ type }) => type === 'priceDrops' || type === 'featured');
  return (
    <>
      {sections.map((section, index) => (
        <Section
          key={`${index} ${section.type}`}
          section={section}
          row={search.stock.rows[rows.indexOf(section)] ?? []}
          {...search}
        />
      ))}
      <SlotList id="home.sections" props={{}} />
    </>
  );
}

function Section({
  section,
  row,
  content,
  reviews,
  ...search
}: Omit<LowerSectionsProps, 'sections'> & {
  section: HomeSection;
  /** The vehicles of a section of price drops or of featured stock. */
  row: readonly RowCar[];
}) {
  const { now, stock, searchKey } = search;
  const site = useSite();
  const canSearch = hasPage(site, paths.stock());
  switch (section.type) {
    case 'hero':
      return <Hero section={section} {...search} />;
    case 'bodyTypes':
      return canSearch && <BodyTypes section={section} stock={stock} />;
    case 'budget':
      return canSearch && <Budget section={section} facts={stock.budget} searchKey={searchKey} now={now} />;
    case 'stock':
      return hasPage(site, paths.vehicle('any')) && <NewestStock section={section} stock={stock} now={now} />;
    case 'priceDrops':
    case 'featured':
      return hasPage(site, paths.vehicle('any')) && <StockRow section={section} cars={row} now={now} />;
    case 'brands':
      return canSearch && <Brands section={section} stock={stock} />;
    case 'promises':
      return <Promises section={section} />;
    case 'stats':
      return <Stats section={section} />;
    case 'tiles':
      return <Tiles section={section} />;
    case 'profile':
      return <Profile section={section} />;
    case 'evidence':
      return hasPage(site, paths.vehicle('any')) && <Evidence section={section} stock={stock} now={now} />;
    case 'towing':
      return canSearch && <Towing section={section} />;
    case 'showcase':
      return <Showcase section={section} stock={stock} />;
    case 'offers':
      return hasPage(site, paths.offers()) && <Offers section={section} offers={content.offers} />;
    case 'posts':
      return hasPage(site, paths.blog()) && <Posts section={section} posts={content.posts} />;
    case 'visit':
      return <Visit section={section} now={now} />;
    case 'banner':
      return <Banner section={section} />;
    case 'reviews':
      return <Reviews section={section} reviews={reviews} />;
    case 'locations':
      return <Locations section={section} now={now} />;
  }
}
