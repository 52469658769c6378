import { browserRefuses, consentOf, saveConsent, watchConsent } from '@forecourt/analytics/late';
import { Button } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { useSyncExternalStore } from 'react';

/**
 * What a visitor said about being counted, and the way to say otherwise. The page of the server is the same for everybody, so this
 * comes with the scripts, which do the counting. Who has not been asked yet is asked at the end of the page.
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
