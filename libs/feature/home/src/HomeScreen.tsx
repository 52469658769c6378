import { useFeatureOptions } from '@forecourt/site-config/react';
import { SlotList } from '@forecourt/slots';
import type { HomeStock } from './logic/load-home.ts';
import type { HomeSection } from './manifest.ts';
import { BodyTypes } from './sections/BodyTypes.tsx';
import { Brands } from './sections/Brands.tsx';
import { Hero } from './sections/Hero.tsx';
import { Locations } from './sections/Locations.tsx';
import { NewestStock } from './sections/NewestStock.tsx';
import { Profile } from './sections/Profile.tsx';
import { Stats } from './sections/Stats.tsx';
import { Tiles } from './sections/Tiles.tsx';
import { Visit } from './sections/Visit.tsx';
import './slots.ts';

export interface HomeScreenProps {
  now: Date;
  stock: HomeStock;
}

/** The home page: the dealer's sections, top to bottom, then what other features add. */
export function HomeScreen({ now, stock }: HomeScreenProps) {
  const sections = useFeatureOptions('home')?.sections ?? [];
  return (
    <>
      {sections.map((section, index) => (
        <Section key={`${index} ${section.type}`} section={section} now={now} stock={stock} />
      ))}
      <SlotList id="home.sections" props={{}} />
    </>
  );
}

function Section({ section, now, stock }: HomeScreenProps & { section: HomeSection }) {
  switch (section.type) {
    case 'hero':
      return <Hero section={section} stock={stock} />;
    case 'bodyTypes':
      return <BodyTypes section={section} stock={stock} />;
    case 'stock':
      return <NewestStock section={section} stock={stock} now={now} />;
    case 'brands':
      return <Brands section={section} stock={stock} />;
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
