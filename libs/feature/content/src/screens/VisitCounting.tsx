import {
  browserRefuses,
  consentOf,
  consentSubject,
  countsVisits,
  saveConsent,
  tagFirms,
  watchConsent,
} from '@forecourt/analytics/late';
import { Button } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { useSyncExternalStore } from 'react';

/**
 * The visitor's analytics consent, with a button to change it. The server-rendered page is the same for everybody, so this renders
 * after hydration. A visitor who has not answered yet sees the consent request at the end of the page.
 */
export function VisitCounting() {
  const { slug, analytics } = useSite();
  const subject = consentSubject(analytics);
  const firms = tagFirms(analytics).join(' and ');
  const consent = useSyncExternalStore(
    watchConsent,
    () => consentOf(slug, subject),
    () => null,
  );
  if (consent === null || !countsVisits(analytics)) return null;
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
            {isGranted && firms !== '' && ` We tell ${firms} about them.`}
          </p>
          <Button
            variant="outline"
            size="small"
            className="mt-4"
            onClick={() => saveConsent(slug, isGranted ? 'refused' : 'granted', subject)}
          >
            {isGranted ? 'Stop counting my visits' : 'Count my visits'}
          </Button>
        </>
      )}
    </>
  );
}
