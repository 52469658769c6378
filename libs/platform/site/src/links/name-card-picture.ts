/**
 * Marks the picture of the card whose link to its vehicle was pressed, so that the view transition grows it into the page. False for
 * other links, with reduced motion, and without view transitions in the browser: then there is nothing to animate.
 */
export function namePressedPicture({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  const card = link?.closest('article');
  if (!link || !card || !('startViewTransition' in document)) return false;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  // Other links of a card, such as 'Enquire now', lead elsewhere.
  const isCardLink = link.matches('.card-photos, :is(h2, h3) > a');
  return isCardLink && name(card);
}

/** Marks the picture of the card that leads to `path`, the page that the visitor comes back from; removes earlier marks. */
export function nameReturnedPicture(path: string): void {
  unname();
  const links = [...document.querySelectorAll('article :is(h2, h3) > a')];
  name(links.find((link) => link.getAttribute('href') === path)?.closest('article'));
}

/** Removes the mark: two elements with one `view-transition-name` make the browser skip the transition. */
export function unname(): void {
  for (const named of document.querySelectorAll('[data-grows]')) named.removeAttribute('data-grows');
}

/**
 * For `unhandledrejection`. The browser skips a transition when the new page is slow or the tab is hidden, and shows the page all the same; the
 * router handles none of the promises that reject then.
 */
export function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  const reason: unknown = event.reason;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
}

function name(card: Element | null | undefined): boolean {
  const picture = card?.querySelector('.card-picture');
  unname();
  picture?.setAttribute('data-grows', '');
  return Boolean(picture);
}
