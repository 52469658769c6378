/**
 * Hides parts that the visitor dismissed in this visit, before the first paint. A part names its sessionStorage key (`siteKey`) in
 * `data-dismissed`. The HTML itself is the same for every visitor. The function is inlined into the HTML as text, so it uses nothing
 * from its module.
 */
export function hideDismissed(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-dismissed]'))
    try {
      if (sessionStorage.getItem(part.dataset['dismissed'] ?? '') !== null) part.hidden = true;
    } catch {
      return; // storage is blocked
    }
}
