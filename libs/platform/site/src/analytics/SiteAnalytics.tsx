import { lazyModule, useLazyModule, whenLoaded } from '@forecourt/browser';

const late = lazyModule(() => import('./LateAnalytics.tsx'));

/**
 * Connects the site's analytics sinks and asks for consent, lazily after the page has loaded. Until then events are queued on the bus.
 */
export function SiteAnalytics() {
  const { module } = useLazyModule(late, whenSettled);
  return module && <module.LateAnalytics />;
}

/** Delay after the load event, so that analytics do not compete with the page. Visitors who leave sooner are not counted. */
const AFTER_LOAD_MS = 1_500;

function whenSettled(callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = whenLoaded(() => {
    timer = setTimeout(callBack, AFTER_LOAD_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
