/**
 * Starts the scripts of a page that `lateScripts` has held back: once it is loaded and drawn, at the first touch or key, or after
 * three seconds where a picture keeps it from being loaded. It is sent inside the page, so it stands alone.
 */
export function startLater(): void {
  const patienceMs = 3000;
  const hands = ['pointerdown', 'touchstart', 'keydown'];
  const start = () => {
    for (const hand of hands) removeEventListener(hand, start, true);
    const held = document.querySelector<HTMLScriptElement>('script[type="later"]');
    if (!held) return;
    ask(held, [...document.querySelectorAll('link[rel="later"]')]);
  };
  // Asking for all of them at once takes a phone 60 ms: it gets to answer in between.
  const ask = (held: HTMLScriptElement, links: Element[]) => {
    for (const link of links.splice(0, 8)) link.setAttribute('rel', 'modulepreload');
    if (links.length > 0) setTimeout(ask, 0, held, links);
    else setTimeout(run, 0, held);
  };
  const run = (held: HTMLScriptElement) => {
    // A script that has been parsed never runs; its copy does.
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = held.nonce;
    script.textContent = held.textContent;
    held.replaceWith(script);
  };
  const onceDrawn = () => requestAnimationFrame(() => setTimeout(start));
  for (const hand of hands) addEventListener(hand, start, { capture: true, passive: true });
  setTimeout(start, patienceMs);
  if (document.readyState === 'complete') onceDrawn();
  else addEventListener('load', onceDrawn, { once: true });
}
