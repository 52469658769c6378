import { useEffect, useEffectEvent, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate, useNavigation } from 'react-router';
import { isPlainClick, linkOfSite } from './link-of-site.ts';

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
  const location = useLocation();
  const [wanted, setWanted] = useState<string | null>(null);
  // The router says that it is loading in a transition, which waits where React still hydrates: it may come late or not at all.
  const [left, setLeft] = useState<typeof location | null>(null);
  const follow = useEffectEvent((event: MouseEvent) => {
    const href = isPlainClick(event) ? linkOfSite(event) : null;
    if (href === null) return;
    event.preventDefault();
    setLeft(location);
    const { pathname, search, hash } = window.location;
    void navigate(href, { replace: href === pathname + search + hash });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onClick = (event: MouseEvent) => follow(event);
    // Back before the next page has come: the location that was left is there again, as the same object.
    const onBack = () => setLeft(null);
    const mean = (event: Event) => {
      const href = linkOfSite(event);
      clearTimeout(timer);
      if (href !== null) timer = setTimeout(() => setWanted(href), INTENT_MS);
    };
    // On the window, so that what a part of the page does about a click comes first.
    window.addEventListener('click', onClick);
    window.addEventListener('popstate', onBack);
    for (const name of INTENT_EVENTS) window.addEventListener(name, mean, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', onClick);
      window.removeEventListener('popstate', onBack);
      for (const name of INTENT_EVENTS) window.removeEventListener(name, mean);
    };
  }, []);

  return (
    <>
      {wanted !== null && <PrefetchPageLinks page={wanted} />}
      {(state !== 'idle' || left === location) && (
        <div role="progressbar" aria-label="Loading the page" className="on-the-way" />
      )}
    </>
  );
}

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;
