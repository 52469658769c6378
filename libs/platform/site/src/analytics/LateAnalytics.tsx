import { asksConsent, saveConsent, startSinks, watchConsent } from '@forecourt/analytics/late';
import { ConsentStrip } from '@forecourt/chrome';
import { useSite } from '@forecourt/site-config/react';
import { useEffect, useSyncExternalStore } from 'react';

/** Connects the site's analytics sinks while it is mounted, and shows the consent banner until the visitor answers. */
export function LateAnalytics() {
  const { slug, name, analytics } = useSite();
  const { events, dataLayer, vitals } = analytics;
  const asking = useSyncExternalStore(watchConsent, () => asksConsent(slug, analytics));
  useEffect(
    () => startSinks({ slug, events, dataLayer, vitals, development: isDevelopment() }),
    [slug, events, dataLayer, vitals],
  );
  if (!asking) return null;
  return (
    <ConsentStrip name={name} onAnswer={(allowed) => saveConsent(slug, allowed ? 'granted' : 'refused')} />
  );
}

/** Host names on a developer's machine end in `.localhost`. */
function isDevelopment(): boolean {
  return /(^|\.)localhost$/.test(window.location.hostname);
}
