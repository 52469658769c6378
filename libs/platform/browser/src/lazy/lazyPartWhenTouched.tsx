import { useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { whenTouched } from '../wait/whenTouched.ts';
import { lazyPart } from './lazyPart.tsx';

/**
 * A `lazyPart` that works without its code, such as a row that scrolls. The server renders it whole; its code loads when a visitor turns to
 * it, and a click before that is replayed. It also loads when anything else on the page is pressed: React renders a navigation when the
 * code of every server-rendered part is there. On a page that the browser renders it is there from the start.
 */
export function lazyPartWhenTouched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let touch: () => void = () => undefined;
  const touched = new Promise<void>((resolve) => {
    touch = resolve;
  });
  const Part = lazyPart(load, touched);
  return function LazyPartWhenTouched(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => whenTouched(place.current, touch), []);
    return (
      <div ref={place}>
        <Part {...props} />
      </div>
    );
  };
}
