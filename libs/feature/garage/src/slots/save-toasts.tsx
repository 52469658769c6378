import { PartBoundary, lazyPart } from '@forecourt/browser';
import { useState, useSyncExternalStore } from 'react';
import { lastNews, setLastNews, watchLastNews } from '../save/last-news.ts';

const SaveToast = lazyPart(async () => (await import('../save/SaveToast.tsx')).SaveToast);
const dismiss = () => setLastNews(null);

/** The toast about saved vehicles, one for the whole page. Its code loads with the first press of a heart. */
export default function SaveToasts() {
  const news = useSyncExternalStore(watchLastNews, lastNews, () => null);
  const [ever, setEver] = useState(false);
  if (news && !ever) setEver(true);
  if (!ever) return null;
  return (
    <PartBoundary fallback={null}>
      <SaveToast news={news} onDismiss={dismiss} />
    </PartBoundary>
  );
}
