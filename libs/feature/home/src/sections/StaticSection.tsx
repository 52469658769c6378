import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import type { HomeStock } from '../logic/load-home.ts';
import type { HomeSection } from '../section-schema.ts';
import { BodyTypes } from './BodyTypes.tsx';
import { Brands } from './Brands.tsx';
import { Locations } from './Locations.tsx';
import { Profile } from './Profile.tsx';
import { Promises } from './Promises.tsx';
import { Showcase } from './Showcase.tsx';
import { Stats } from './Stats.tsx';
import { Tiles } from './Tiles.tsx';
import { Towing } from './Towing.tsx';

/** The kinds of sections that have something to do in a browser. */
type LiveSection = 'hero' | 'budget' | 'stock' | 'evidence' | 'visit';

export interface StaticSectionProps {
  section: Exclude<HomeSection, { type: LiveSection }>;
  stock: HomeStock;
  now: Date;
}

/** A section of text, pictures, links and plain forms, with nothing to do in a browser. */
export function StaticSection({ section, stock, now }: StaticSectionProps) {
  const site = useSite();
  const canSearch = hasPage(site, paths.stock());
  switch (section.type) {
    case 'bodyTypes':
      return canSearch && <BodyTypes section={section} stock={stock} />;
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
    case 'towing':
      return canSearch && <Towing section={section} />;
    case 'showcase':
      return <Showcase section={section} stock={stock} />;
    case 'locations':
      return <Locations section={section} now={now} />;
  }
}
