/**
 * Hides parts that the visitor dismissed in this visit. A part names its sessionStorage key (`siteKey`) in `data-dismissed`. The HTML
 * itself is the same for every visitor. It runs in the head, as rules for parts that the parser has not reached: a browser may paint the
 * first parts of a page before it has parsed the last. A style sheet without text needs no permission of the content policy. The function
 * is inlined into the HTML as text, so it uses nothing from its module.
 */
export function hideDismissed(): void {
  try {
    const dismissed = new CSSStyleSheet();
    for (const key of Object.keys(sessionStorage))
      dismissed.insertRule(`[data-dismissed="${CSS.escape(key)}"] { display: none }`);
    document.adoptedStyleSheets.push(dismissed);
  } catch {
    // Storage is blocked, or the browser is too old: the page removes the parts once its code runs.
  }
}
