import {
  asksConsent,
  consentSubject,
  saveConsent,
  showPage,
  startSinks,
  tagFirms,
  watchConsent,
} from '@forecourt/analytics/late';
import { lazyModule } from '@forecourt/browser';
import { ConsentStrip } from '@forecourt/chrome';
import { useSite } from '@forecourt/site-config/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { eventsAsked } from './events-asked.ts';

const pageEvents = lazyModule(() => import('./PageEvents.tsx'));

/** Connects the site's analytics sinks while it is mounted, and shows the consent banner until the visitor answers. */
export function LateAnalytics() {
  const { slug, name, analytics } = useSite();
  const { pathname } = useLocation();
  const asking = useSyncExternalStore(watchConsent, () => asksConsent(slug, analytics));
  const staff = usePageEvents();
  useEffect(() => startSinks({ slug, ...analytics, development: isDevelopment() }), [slug, analytics]);
  useEffect(showPage, [pathname]);
  return (
    <>
      {asking && (
        <ConsentStrip
          name={name}
          firms={tagFirms(analytics)}
          advertising={analytics.advertising}
          tagManager={analytics.tagManager !== undefined}
          onAnswer={(allowed) =>
            saveConsent(slug, allowed ? 'granted' : 'refused', consentSubject(analytics))
          }
        />
      )}
      {staff && <staff.PageEvents />}
    </>
  );
}

/** The events of the page, for staff who ask for them; null for everybody else, whose browser does not load the code. */
function usePageEvents(): { PageEvents: ComponentType } | null {
  const { slug, analytics } = useSite();
  const [module, setModule] = useState<{ PageEvents: ComponentType } | null>(null);
  useEffect(() => {
    eventsAsked(slug, { keyHash: analytics.debugKeyHash, development: isDevelopment() })
      .then(async (asked) => {
        if (asked) setModule(await pageEvents());
      })
      .catch((error: unknown) => console.warn('The events of this page could not be shown.', error));
  }, [slug, analytics]);
  return module;
}

/** Host names on a developer's machine end in `.localhost`. */
function isDevelopment(): boolean {
  return /(^|\.)localhost$/.test(window.location.hostname);
}
