/**
 * Hides what a visitor has sent away in this visit, before the page is drawn: a part names the key of the session's storage under
 * which that is kept as `data-sent-away`. The page itself is the same for everyone. It is sent inside the page, so it stands alone.
 */
export function hideSentAway(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-sent-away]'))
    try {
      if (sessionStorage.getItem(part.dataset['sentAway'] ?? '') !== null) part.hidden = true;
    } catch {
      return; // nothing may be read: it goes when the page is taken over, or never was
    }
}
