import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isPlainClick, linkOfSite, replacesOverlayEntry } from '@forecourt/browser';
import {
  NavigationType,
  PrefetchPageLinks,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';
import {
  ignoreSkippedTransition,
  namePressedPicture,
  nameReturnedPicture,
  unname,
} from './name-card-picture.ts';
import { meantPage } from './meant-page.ts';

/** Hover time after which the next page is prefetched, milliseconds. */
const INTENT_MS = 100;

/**
 * Client-side navigation for plain anchors of the site. It prefetches the page of a hovered link that opens no dialog, and shows a progress bar during
 * navigation. One listener on the window serves all links, also those in parts that are not hydrated yet. A pressed card's picture grows
 * into the page of its vehicle, and back (View Transitions API).
 */
export function SiteLinks() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const location = useLocation();
  const [wanted, setWanted] = useState<string | null>(null);
  // The router's own loading state is set in a transition, which React delays during hydration, so it may come late or never.
  const [left, setLeft] = useState<typeof location | null>(null);
  const follow = useEffectEvent((event: MouseEvent) => {
    const href = isPlainClick(event) ? linkOfSite(event) : null;
    if (href === null) return;
    event.preventDefault();
    setLeft(location);
    const { pathname, search, hash } = window.location;
    void navigate(href, {
      replace: replacesOverlayEntry() || href === pathname + search + hash,
      viewTransition: namePressedPicture(event),
    });
  });

  const type = useNavigationType();
  const earlier = useRef(location.pathname);
  // Runs between the browser's pictures of the old and of the new page.
  useLayoutEffect(() => {
    if (earlier.current === location.pathname) return;
    if (type === NavigationType.Pop) nameReturnedPicture(earlier.current);
    else unname();
    earlier.current = location.pathname;
  }, [location.pathname, type]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onClick = (event: MouseEvent) => follow(event);
    // Back during a navigation: the earlier location is current again, as the same object.
    const onBack = () => setLeft(null);
    const mean = (event: Event) => {
      const href = meantPage(event);
      clearTimeout(timer);
      if (href !== null) timer = setTimeout(() => setWanted(href), INTENT_MS);
    };
    // On the window, so that other click handlers of the page run first.
    window.addEventListener('click', onClick);
    window.addEventListener('popstate', onBack);
    window.addEventListener('unhandledrejection', ignoreSkippedTransition);
    for (const name of INTENT_EVENTS) window.addEventListener(name, mean, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', onClick);
      window.removeEventListener('popstate', onBack);
      window.removeEventListener('unhandledrejection', ignoreSkippedTransition);
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
