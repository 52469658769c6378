import { isPlainClick, linkOfSite } from '@forecourt/browser';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The list that a page is of, such as `/acme/leads` of a lead. */
const listOf = (path: string): string => path.split(/[?#]/, 1)[0]?.split('/').slice(0, 3).join('/') ?? '';

/**
 * Plain anchors of the desk navigate without a reload, a new page knows where one came from, and has the focus. From one thing of a list to
 * another the page knows the list still.
 */
export function useDeskNavigation(): void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const known = useEffectEvent((): unknown => state);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = isPlainClick(event) ? linkOfSite(event) : null;
      if (href === null || href.startsWith('/api/')) return;
      event.preventDefault();
      const { pathname: from, search } = window.location;
      const isSameList = listOf(from) !== from && listOf(from) === listOf(href);
      void navigate(href, { state: isSameList ? known() : { from: from + search } });
    };
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);

  const earlier = useRef(pathname);
  useEffect(() => {
    if (earlier.current === pathname) return;
    earlier.current = pathname;
    document.getElementById('main')?.focus();
  }, [pathname]);
}
