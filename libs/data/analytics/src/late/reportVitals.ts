import { VITALS_PATH } from '../paths.ts';
import { post, whenLeaving } from '../sinks/post.ts';
import { warn } from '../sinks/warn.ts';
import { pageKind } from './pageKind.ts';

/** Narrower is a phone; the two are counted apart. CSS pixels. */
const PHONE_BELOW = 768;

interface Vital {
  name: string;
  /** Milliseconds; layout shift has no unit. */
  value: number;
}

/**
 * Measures how quick this page was (LCP, INP, CLS, FCP, TTFB) and tells the platform once, when the page is first left. The
 * code that measures is loaded here, after the page; the browser has kept what happened before. Moves inside the site belong
 * to the page that was opened first.
 *
 * @param mayLeave asked when there is something to tell.
 */
export function reportVitals(mayLeave: () => boolean): () => void {
  const vitals = new Map<string, Vital>();
  const page = pageKind(window.location.pathname);
  const keep = ({ name, value }: Vital) => void vitals.set(name, { name, value });
  // Every change is kept, so that it does not matter who hears first that the page is left.
  import('web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) =>
      [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((on) => on(keep, { reportAllChanges: true })),
    (error: unknown) => warn('vitals', error),
  );
  const stop = whenLeaving(() => {
    stop();
    if (vitals.size === 0 || !mayLeave()) return;
    const device = window.innerWidth < PHONE_BELOW ? 'phone' : 'desktop';
    post(VITALS_PATH, { page, device, vitals: [...vitals.values()] }, true).catch((error: unknown) =>
      warn('vitals', error),
    );
  });
  return stop;
}
