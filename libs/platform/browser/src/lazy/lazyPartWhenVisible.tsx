import { useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { whenVisible } from '../wait/whenVisible.ts';
import { PartBoundary, lazyPart } from './lazyPart.tsx';

/**
 * A `lazyPart` whose code loads when it is near the viewport. The server renders it whole, and the browser hydrates it then. On a
 * client-side navigation `room` (CSS classes that set its height) reserves the space until its code has loaded.
 */
export function lazyPartWhenVisible<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { room = 'min-h-120' }: { room?: string } = {},
): ComponentType<Props> {
  let comeNear: () => void = () => undefined;
  const near = new Promise<void>((resolve) => {
    comeNear = resolve;
  });
  if (typeof document === 'undefined') comeNear();
  const Part = lazyPart(() => near.then(load));
  return function LazyPartWhenVisible(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => whenVisible(place.current, comeNear), []);
    return (
      <div ref={place}>
        <PartBoundary fallback={<div className={room} />}>
          <Part {...props} />
        </PartBoundary>
      </div>
    );
  };
}
