import { formatRange } from '@forecourt/pricing';
import { longDate } from '@forecourt/values';
import { lazyPart, PartBoundary } from '@forecourt/browser';
import { useState } from 'react';
import { acceptSent } from '../logic/sent-enquiry.ts';
import type { SentOffer as Offer } from '../logic/sent-enquiry.ts';

const AcceptOffer = lazyPart(async () => (await import('../forms/AcceptOffer.tsx')).AcceptOffer);

/** The value of the shopper's own vehicle after the form was sent; it can still be accepted. */
export function SentOffer({ site, offer }: { site: string; offer: Offer }) {
  const [accepted, setAccepted] = useState(offer.accepted);
  return (
    <section aria-labelledby="trade-in" className="mt-6 rounded-card bg-sunken p-panel">
      <h2 id="trade-in" className="text-note font-normal text-ink-2">
        Trade-in value of your {offer.vehicle}
      </h2>
      <p className="mt-1 text-h2 font-semibold tabular-nums">{formatRange(offer)}</p>
      <p className="mt-2 text-note text-ink-2">
        Valid until {longDate(offer.validUntil)}, once we’ve seen the vehicle.
      </p>
      <div role="status">
        {accepted && <p className="mt-4">You’re happy with this range. We’ll call to look at the vehicle.</p>}
      </div>
      {!accepted && (
        <PartBoundary fallback={<div className="mt-4 h-11" />}>
          <AcceptOffer
            offer={offer}
            onAccepted={() => {
              acceptSent(site);
              setAccepted(true);
            }}
          />
        </PartBoundary>
      )}
    </section>
  );
}
