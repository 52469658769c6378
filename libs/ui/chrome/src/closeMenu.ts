import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';

/** Closes the open menu that an event came from; optionally returns the focus to its button. */
function closeMenu(target: EventTarget | null, focus: boolean): void {
  const menu = target instanceof Element ? target.closest('details[open]') : null;
  if (!(menu instanceof HTMLDetailsElement)) return;
  menu.open = false;
  if (focus) menu.querySelector('summary')?.focus();
}

/** Escape closes a menu; its button keeps the focus. */
export function closeOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') closeMenu(event.target, true);
}

/** Following a link closes its menu, because client-side navigation keeps the header. */
export function closeOnLink(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) {
    for (const menu of event.currentTarget.querySelectorAll('details[open]')) closeMenu(menu, false);
    closeMenu(event.target, false);
  }
}

/** A menu closes when the focus leaves it, so that two are never open at once. */
export function closeOnLeave(event: FocusEvent<HTMLDetailsElement>): void {
  const { currentTarget: menu, relatedTarget: next } = event;
  if (next instanceof Node && !menu.contains(next)) menu.open = false;
}
