import {
  browserRefuses,
  consentOf,
  consentSubject,
  countsVisits,
  saveConsent,
  tagFirms,
  watchConsent,
} from '@forecourt/analytics/late';
import { firmsSentence } from '@forecourt/chrome';
import { Button } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { useSyncExternalStore } from 'react';

/**
 * The visitor's analytics consent, with a button to change it. The server-rendered page is the same for everybody, so this renders
 * after hydration. A visitor who has not answered yet sees the consent request at the end of the page; on a site whose firms are told, the firms
 * are named here too.
 */
export function VisitCounting() {
  const { slug, analytics } = useSite();
  const subject = consentSubject(analytics);
  const firms = tagFirms(analytics);
  const consent = useSyncExternalStore(
    watchConsent,
    () => consentOf(slug, subject),
    () => 'unread',
  );
  const isUnasked = consent === null && firms.length === 0;
  if (consent === 'unread' || isUnasked || !countsVisits(analytics)) return null;
  const isGranted = consent === 'granted';
  const told = firms.length > 0 ? firmsSentence(firms, analytics.advertising === true) : '';
  return (
    <>
      <h2>Counting visits</h2>
      {browserRefuses() ? (
        <p>Your browser asks every site not to count you, so your visits are not counted here.</p>
      ) : (
        <>
          <p role="status">
            {isGranted ? 'You allowed us to count your visits.' : 'Your visits are not counted.'}
            {told !== '' && (isGranted ? ` ${told}` : ` If you allow it, ${told}`)}
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
