import { Link, ToastRegion } from '@forecourt/primitives';
import { useFeatureOptions } from '@forecourt/site-config/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { saveNews } from '../logic/save-news.ts';
import type { garage } from '../manifest.ts';
import type { LastNews } from './last-news.ts';

/** Timeout of a toast, milliseconds. */
const TOAST_MS = 1_000_000;

/** The toast of a saved or removed vehicle. The empty region comes first, so that its text is announced. */
export function SaveToast({ news, onDismiss }: { news: LastNews | null; onDismiss: () => void }) {
  const path = useFeatureOptions<typeof garage>('garage')?.path;
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
          ...saveNews(shown.news, shown.name, { kept: shown.kept }),
          ...(path !== undefined && { action: <Link href={`/${path}`}>View List</Link> }),
        }
      }
      onDismiss={onDismiss}
    />,
    document.body,
  );
}
