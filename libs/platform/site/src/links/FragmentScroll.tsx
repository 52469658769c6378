import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** How long a part of the page may take to load, milliseconds. */
const PATIENCE_MS = 5_000;
/** What a visitor does to scroll; it ends the wait. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the element of the URL's fragment as soon as it is rendered. The router looks for it once, and scrolls to the top of the
 * page if it is not there yet: in a part that loads lazily, or that React renders anew because of a press during hydration. Back and
 * Forward restore the scroll position instead.
 */
export function FragmentScroll() {
  const { hash, key } = useLocation();
  const restored = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const id = idOf(hash);
    // A fragment link that is followed without the router adds an entry without state.
    if (id === '' || document.getElementById(id) || (restored && window.history.state !== null)) return;
    const end = new AbortController();
    const observer = new MutationObserver(() => {
      const element = document.getElementById(id);
      if (!element) return;
      end.abort();
      element.scrollIntoView();
    });
    end.signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    for (const name of OWN_SCROLLING)
      window.addEventListener(name, () => end.abort(), { passive: true, signal: end.signal });
    const timer = setTimeout(() => end.abort(), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [hash, key, restored]);
  return null;
}

/** The id that a fragment names; the fragment as it stands if it cannot be decoded. */
function idOf(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
