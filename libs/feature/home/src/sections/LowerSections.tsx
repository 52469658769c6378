import { SlotList } from '@forecourt/slots';
import type { HomeStock } from '../logic/load-home.ts';
import type { HomeSection } from '../manifest.ts';
import '../slots.ts';
import { BodyTypes } from './BodyTypes.tsx';
import { Brands } from './Brands.tsx';
import { Hero } from './Hero.tsx';
import { Locations } from './Locations.tsx';
import { NewestStock } from './NewestStock.tsx';
import { Profile } from './Profile.tsx';
import { Promises } from './Promises.tsx';
import { Stats } from './Stats.tsx';
import { Tiles } from './Tiles.tsx';
import { Visit } from './Visit.tsx';

export interface LowerSectionsProps {
  sections: readonly HomeSection[];
  now: Date;
  stock: HomeStock;
}

/** What stands below the first section, and what other features add. */
export function LowerSections({ sections, now, stock }: LowerSectionsProps) {
  return (
    <>
      {sections.map((section, index) => (
        <Section key={`${index} ${section.type}`} section={section} now={now} stock={stock} />
      ))}
      <SlotList id="home.sections" props={{}} />
    </>
  );
}

function Section({ section, now, stock }: Omit<LowerSectionsProps, 'sections'> & { section: HomeSection }) {
  switch (section.type) {
    case 'hero':
      return <Hero section={section} stock={stock} />;
    case 'bodyTypes':
      return <BodyTypes section={section} stock={stock} />;
    case 'stock':
      return <NewestStock section={section} stock={stock} now={now} />;
    case 'brands':
      return <Brands section={section} stock={stock} />;
    case 'promises':
      return <Promises section={section} />;
    case 'stats':
      return <Stats section={section} />;
    case 'tiles':
      return <Tiles section={section} />;
    case 'profile':
      return <Profile section={section} />;
    case 'visit':
      return <Visit section={section} now={now} />;
    case 'locations':
      return <Locations section={section} now={now} />;
  }
}
