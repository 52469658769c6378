/**
 * Hides what a visitor has dismissed in this visit, before the page is drawn: a part names its key in sessionStorage (`siteKey`) as
 * `data-sent-away`. The page itself is the same for everyone. The function is sent inside the page as text, so it stands alone.
 */
export function hideSentAway(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-sent-away]'))
    try {
      if (sessionStorage.getItem(part.dataset['sentAway'] ?? '') !== null) part.hidden = true;
    } catch {
      return; // storage is blocked: nothing was kept
    }
}
