import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Listens to keys pressed anywhere in an element or, if it is in a dialog, anywhere in that dialog. A key that is
 * handled (`true`) has its default prevented; keys with Ctrl, Alt or Meta are left to the browser.
 */
export function useKeys(
  part: RefObject<HTMLElement | null>,
  handle: (event: KeyboardEvent) => boolean,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (handle(event)) event.preventDefault();
  });
  useEffect(() => {
    const element = part.current?.closest('dialog') ?? part.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [part]);
}
