import { lazyModule } from '@forecourt/browser';
import { VITALS_PATH } from '../paths.ts';
import { post, whenLeaving } from '../sinks/post.ts';
import { warn } from '../sinks/warn.ts';
import { pageKind } from './pageKind.ts';

/** Viewports below this width count as phones, separately from desktops. CSS pixels. */
const PHONE_BELOW = 768;

const webVitals = lazyModule(() => import('web-vitals'));

interface Vital {
  name: string;
  /** Milliseconds; layout shift has no unit. */
  value: number;
}

let isReporting = false;

/**
 * Measures web vitals (LCP, INP, CLS, FCP, TTFB) and sends them once, when the page is first hidden. The `web-vitals`
 * package is lazy-loaded here, after page load; the browser buffers earlier entries. Client-side navigations count
 * towards the page that was loaded first. A second call does nothing: the frame of the site is shown anew after an error.
 *
 * @param mayLeave checked before sending.
 */
export function reportVitals(mayLeave: () => boolean): void {
  if (isReporting) return;
  isReporting = true;
  const vitals = new Map<string, Vital>();
  const page = pageKind(loadedPath());
  const keep = ({ name, value }: Vital) => void vitals.set(name, { name, value });
  // Keep every change, so that the order of pagehide listeners does not matter.
  webVitals().then(
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
}

/** The path that was loaded; a client-side navigation may have changed the address since. */
function loadedPath(): string {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return load ? new URL(load.name).pathname : window.location.pathname;
}
