import {
  consentOf,
  consentSubject,
  deliveries,
  watchConsent,
  watchDeliveries,
} from '@forecourt/analytics/late';
import type { Delivery, Fate } from '@forecourt/analytics/late';
import { EventLog } from '@forecourt/chrome';
import type { LoggedEvent } from '@forecourt/chrome';
import { useSite } from '@forecourt/site-config/react';
import { useState, useSyncExternalStore } from 'react';
import { closeEvents } from './events-asked.ts';

const FATES: Record<Fate, string> = { sent: 'sent', held: 'held back, no consent', failed: 'failed' };
const ANSWERS = { granted: 'Consent: given.', refused: 'Consent: refused.' };

/** The events of the page that is open, for staff. */
export function PageEvents() {
  const { slug, analytics } = useSite();
  const [closed, setClosed] = useState(false);
  const events = useSyncExternalStore(watchDeliveries, deliveries);
  const consent = useSyncExternalStore(watchConsent, () => consentOf(slug, consentSubject(analytics)));
  if (closed) return null;
  return (
    <EventLog
      events={events.map(logged)}
      consent={consent ? ANSWERS[consent] : 'Consent: not answered yet.'}
      onClose={() => {
        closeEvents(slug);
        setClosed(true);
      }}
    />
  );
}

const logged = ({ number, event, fates }: Delivery): LoggedEvent => ({
  number,
  id: event.event_id,
  name: event.event,
  label: event.label ?? null,
  carId: event.car_id ?? null,
  places: Object.entries(fates).map(([name, fate]) => ({ name, fate: FATES[fate] })),
});
