import { linkOfSite } from '@forecourt/browser';

/** The page that a visitor who points at a link is likely to open next; null where a press opens a dialog instead, as of an enquiry. */
export function meantPage(event: Event): string | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  return anchor?.hasAttribute('aria-haspopup') ? null : linkOfSite(event);
}
