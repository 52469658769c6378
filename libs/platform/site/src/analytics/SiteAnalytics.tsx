import { lazyModule, useLazyModule, whenLoaded } from '@forecourt/browser';

const late = lazyModule(() => import('./LateAnalytics.tsx'));

/**
 * Connects the site's sinks and asks for consent, after the page: until then events wait on the bus, and the code of all this
 * is not there.
 */
export function SiteAnalytics() {
  const { module } = useLazyModule(late, whenSettled);
  return module && <module.LateAnalytics />;
}

/** A page has settled by then; whoever leaves sooner is not counted. */
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
