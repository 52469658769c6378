import { browserRefuses, consentOf, saveConsent, watchConsent } from '@forecourt/analytics/late';
import { Button } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { useSyncExternalStore } from 'react';

/**
 * The visitor's analytics consent, with a button to change it. The server-rendered page is the same for everybody, so this renders
 * after hydration. A visitor who has not answered yet sees the consent request at the end of the page.
 */
export function VisitCounting() {
  const { slug, analytics } = useSite();
  const consent = useSyncExternalStore(
    watchConsent,
    () => consentOf(slug),
    () => null,
  );
  if (consent === null || !(analytics.events || analytics.dataLayer || analytics.vitals)) return null;
  const isGranted = consent === 'granted';
  return (
    <>
      <h2>Counting visits</h2>
      {browserRefuses() ? (
        <p>Your browser asks every site not to count you, so your visits are not counted here.</p>
      ) : (
        <>
          <p role="status">
            {isGranted ? 'You allowed us to count your visits.' : 'Your visits are not counted.'}
          </p>
          <Button
            variant="outline"
            size="small"
            className="mt-4"
            onClick={() => saveConsent(slug, isGranted ? 'refused' : 'granted')}
          >
            {isGranted ? 'Stop counting my visits' : 'Count my visits'}
          </Button>
        </>
      )}
    </>
  );
}
