/**
 * The address of the site's own page that an event on a link stands for; null for other places, files to save, new windows and
 * places on the page.
 */
export function linkOfSite({ target }: Event): string | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  const href = anchor?.getAttribute('href');
  if (!anchor || !href?.startsWith('/') || href.startsWith('//')) return null;
  if (anchor.hasAttribute('download') || !['', '_self'].includes(anchor.target)) return null;
  return href;
}

/** True for a click that a person means for this window, and that nothing else on the page has answered. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
