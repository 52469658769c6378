import { Link, ToastRegion } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { saveNews } from '../logic/save-news.ts';
import type { LastNews } from './last-news.ts';

/** Timeout of a toast, milliseconds. */
const TOAST_MS = 1_000_000;

/** The toast of a saved or removed vehicle. The empty region comes first, so that its text is announced. */
export function SaveToast({ news, onDismiss }: { news: LastNews | null; onDismiss: () => void }) {
  const [ready, setReady] = useState(false);
  const shown = ready ? news : null;
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(onDismiss, TOAST_MS);
    return () => clearTimeout(timer);
  }, [news, onDismiss]);
  return createPortal(
    <ToastRegion
      toast={
        shown && {
          ...saveNews(shown.news, shown.name, shown),
          urgent: shown.news === 'unsent',
          action: (
            <span className="grid justify-items-end gap-1">
              {shown.retry && (
                <button type="button" className="font-semibold underline" onClick={shown.retry}>
                  Try again
                </button>
              )}
              {shown.signIn && <Link href={shown.signIn}>Sign in</Link>}
              <Link href={paths.watchlist()}>View List</Link>
              {shown.compare.length > 0 && (
                <Link href={paths.compare(shown.compare)}>Compare {shown.compare.length}</Link>
              )}
            </span>
          ),
        }
      }
      onDismiss={onDismiss}
    />,
    document.body,
  );
}
