import { staticPart } from '@forecourt/browser';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { SlotList } from '../parts.ts';
import type { HomeSection } from '../section-schema.ts';
import { Budget } from './Budget.tsx';
import { Evidence } from './Evidence.tsx';
import { Hero } from './Hero.tsx';
import type { HeroProps } from './Hero.tsx';
import { NewestStock } from './NewestStock.tsx';
import { Visit } from './Visit.tsx';

const StaticSection = staticPart(async () => (await import('./StaticSection.tsx')).StaticSection);

export interface LowerSectionsProps extends Omit<HeroProps, 'section'> {
  sections: readonly HomeSection[];
}

/** The sections after the first, and the parts that other features add. */
export function LowerSections({ sections, ...search }: LowerSectionsProps) {
  return (
    <>
      {sections.map((section, index) => (
        <Section key={`${index} ${section.type}`} section={section} {...search} />
      ))}
      <SlotList id="home.sections" props={{}} />
    </>
  );
}

function Section({ section, ...search }: Omit<LowerSectionsProps, 'sections'> & { section: HomeSection }) {
  const { now, stock, searchKey } = search;
  const site = useSite();
  const canSearch = hasPage(site, paths.stock());
  switch (section.type) {
    case 'hero':
      return <Hero section={section} {...search} />;
    case 'budget':
      return canSearch && <Budget section={section} facts={stock.budget} searchKey={searchKey} now={now} />;
    case 'stock':
      return hasPage(site, paths.vehicle('any')) && <NewestStock section={section} stock={stock} now={now} />;
    case 'evidence':
      return hasPage(site, paths.vehicle('any')) && <Evidence section={section} stock={stock} now={now} />;
    case 'visit':
      return <Visit section={section} now={now} />;
    default:
      return <StaticSection section={section} now={now} stock={stock} />;
  }
}
