import { PartBoundary, lazyModule, lazyPart } from '@forecourt/browser';
import { useSite } from '@forecourt/site-config/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { lastNews, setLastNews, watchLastNews } from '../save/last-news.ts';
import { mayBeSignedIn } from '../watchlist/sign-in-hint.ts';

const late = lazyModule(() => import('../save/late.ts'));
const SaveToast = lazyPart(async () => (await late()).SaveToast);
const dismiss = () => setLastNews(null);

/**
 * The toast about saved vehicles, one for the whole page. Its code loads with the first press of a heart; the code that keeps the list of an
 * account loads for who may be signed in, once the page works.
 */
export default function SaveToasts() {
  const { slug } = useSite();
  const news = useSyncExternalStore(watchLastNews, lastNews, () => null);
  const [ever, setEver] = useState(false);
  useEffect(() => {
    if (!mayBeSignedIn()) return;
    late()
      .then(({ keepInStep }) => keepInStep(slug))
      .catch(console.warn);
  }, [slug]);
  if (news && !ever) setEver(true);
  if (!ever) return null;
  return (
    <PartBoundary fallback={null}>
      <SaveToast news={news} onDismiss={dismiss} />
    </PartBoundary>
  );
}
