import { whenVisible } from '@forecourt/browser';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element has been near the viewport since this was asked. */
export function useNear(place: RefObject<Element | null>, isAsked: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => (isAsked ? whenVisible(place.current, () => setNear(true)) : undefined), [place, isAsked]);
  return isNear;
}
