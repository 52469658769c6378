/**
 * The path of the site's page for an event on a link; null for other sites, downloads, new windows and anchors on the page.
 */
export function linkOfSite({ target }: Event): string | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  const href = anchor?.getAttribute('href');
  if (!anchor || !href?.startsWith('/') || href.startsWith('//')) return null;
  if (anchor.hasAttribute('download') || !['', '_self'].includes(anchor.target)) return null;
  return href;
}

/** True for a primary click without modifier keys that no other handler has prevented. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
