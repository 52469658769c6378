import { isPlainClick, linkOfSite } from '@forecourt/browser';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Plain anchors of the desk navigate without a reload, a new page knows where one came from, and has the focus. */
export function useDeskNavigation(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = isPlainClick(event) ? linkOfSite(event) : null;
      if (href === null || href.startsWith('/api/')) return;
      event.preventDefault();
      const { pathname: from, search } = window.location;
      void navigate(href, { state: { from: from + search } });
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
