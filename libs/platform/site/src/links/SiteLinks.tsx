import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate, useNavigation } from 'react-router';
import { isPlainClick, linkOfSite } from './linkOfSite.ts';

/** Who rests on a link as long as this is about to follow it, milliseconds. */
const INTENT_MS = 100;

/**
 * Follows the links of the site without loading the page anew, asks ahead for the page that a visitor is about to open, and draws a
 * line while it is on its way. One listener serves all of them, also those in parts that are not hydrated yet; a link itself is a
 * plain anchor.
 */
export function SiteLinks() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (event: MouseEvent) => {
      const href = isPlainClick(event) ? linkOfSite(event) : null;
      if (href === null) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      void navigate(href, { replace: href === pathname + search + hash });
    };
    const mean = (event: Event) => {
      const href = linkOfSite(event);
      clearTimeout(timer);
      if (href !== null) timer = setTimeout(() => setWanted(href), INTENT_MS);
    };
    // On the window, so that what a part of the page does about a click comes first.
    window.addEventListener('click', follow);
    for (const name of INTENT_EVENTS) window.addEventListener(name, mean, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', follow);
      for (const name of INTENT_EVENTS) window.removeEventListener(name, mean);
    };
  }, [navigate]);

  return (
    <>
      {wanted !== null && <PrefetchPageLinks page={wanted} />}
      {state !== 'idle' && <div role="progressbar" aria-label="Loading the page" className="on-the-way" />}
    </>
  );
}

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;
