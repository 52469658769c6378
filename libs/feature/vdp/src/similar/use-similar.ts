import { whenVisible } from '@forecourt/browser';
import type { SimilarCars } from '@forecourt/platform-client';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Similar vehicles, or the state loading or failed. */
export type FoundSimilar = SimilarCars['cars'] | 'coming' | 'unknown';

/** Requests similar vehicles once a visitor scrolls near their section. A failure is a console warning. (AN-02) */
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
    const goAway = whenVisible(place.current, () => {
      ask(slug).then(tell, (error: unknown) => {
        console.warn('Similar vehicles could not be loaded.', error);
        tell('unknown');
      });
    });
    return () => {
      left = true;
      goAway();
    };
  }, [slug, place, ask]);
  return found;
}
