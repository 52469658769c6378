/**
 * Starts the scripts of a page that `deferScripts` has deferred: after load and first paint, at the first touch or key press, or after a
 * timeout of three seconds. It is inlined into the HTML as text, so it uses nothing from its module.
 */
export function startScripts(): void {
  const timeoutMs = 3000;
  const events = ['pointerdown', 'touchstart', 'keydown'];
  const start = () => {
    for (const event of events) removeEventListener(event, start, true);
    const held = document.querySelector<HTMLScriptElement>('script[type="later"]');
    if (!held) return;
    ask(held, [...document.querySelectorAll('link[rel="later"]')]);
  };
  // Requesting all scripts in one task takes 60 ms on a phone, so each one has its own task.
  const ask = (held: HTMLScriptElement, links: Element[]) => {
    for (const link of links.splice(0, 8)) link.setAttribute('rel', 'modulepreload');
    if (links.length > 0) setTimeout(ask, 0, held, links);
    else setTimeout(run, 0, held);
  };
  const run = (held: HTMLScriptElement) => {
    // A parsed script with another type never runs, but its copy does.
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = held.nonce;
    script.textContent = held.textContent;
    held.replaceWith(script);
  };
  const onceDrawn = () => requestAnimationFrame(() => setTimeout(start));
  for (const event of events) addEventListener(event, start, { capture: true, passive: true });
  setTimeout(start, timeoutMs);
  if (document.readyState === 'complete') onceDrawn();
  else addEventListener('load', onceDrawn, { once: true });
}
