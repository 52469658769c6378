import { useFeatureOptions } from '@forecourt/site-config/react';
import { lazyPart } from '@forecourt/slots';
import { Suspense } from 'react';
import type { HomeStock } from './logic/load-home.ts';
import { Hero } from './sections/Hero.tsx';

export interface HomeScreenProps {
  now: Date;
  stock: HomeStock;
}

const LowerSections = lazyPart(async () => (await import('./sections/LowerSections.tsx')).LowerSections);

/** The home page: the dealer's sections, top to bottom, then what other features add. */
export function HomeScreen({ now, stock }: HomeScreenProps) {
  const sections = useFeatureOptions('home')?.sections ?? [];
  const [first] = sections;
  const hero = first?.type === 'hero' ? first : null;
  return (
    <>
      {hero && <Hero section={hero} stock={stock} />}
      <Suspense>
        <LowerSections sections={hero ? sections.slice(1) : sections} now={now} stock={stock} />
      </Suspense>
    </>
  );
}
