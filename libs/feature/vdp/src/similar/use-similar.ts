import type { SimilarCars } from '@forecourt/platform-client';
import { whenNear } from '@forecourt/slots';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Vehicles like another one; or that they are on their way, or that nobody can say which they are. */
export type FoundSimilar = SimilarCars['cars'] | 'coming' | 'unknown';

/** Asks for the vehicles that are like another one once a visitor is near their place. A failure is a console warning. (AN-02) */
export function useSimilar(
  slug: string,
  place: RefObject<Element | null>,
  ask: (slug: string) => Promise<SimilarCars['cars']>,
): FoundSimilar {
  const [found, setFound] = useState<FoundSimilar>('coming');
  useEffect(() => {
    let left = false;
    const tell = (answer: FoundSimilar) => {
      if (!left) setFound(answer);
    };
    const goAway = whenNear(place.current, () => {
      ask(slug).then(tell, (error: unknown) => {
        console.warn('Similar vehicles could not be loaded.', error);
        tell('unknown');
      });
    });
    return () => {
      left = true;
      goAway?.();
    };
  }, [slug, place, ask]);
  return found;
}
