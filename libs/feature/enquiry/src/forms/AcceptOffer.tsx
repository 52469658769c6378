import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import { Alert, Button } from '@forecourt/primitives';
import { leadMessages } from '@forecourt/lead';
import { useState } from 'react';
import type { SentOffer } from '../logic/sent-enquiry.ts';

export interface AcceptOfferProps {
  offer: SentOffer;
  /** Called once the answer is stored. */
  onAccepted(): void;
}

/** The button that accepts the value of a trade-in after its lead was sent. */
export function AcceptOffer({ offer: { leadId, valuationId }, onAccepted }: AcceptOfferProps) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const accept = async () => {
    setSending(true);
    setError(null);
    const answer = { valuation_id: valuationId, form_completed: true, offer_accepted: true };
    try {
      await call(routes.patchLead, { params: { id: leadId }, body: { lead_id: leadId, ...answer } });
      onAccepted();
    } catch (problem) {
      setError(problem instanceof PlatformProblem ? problem.error : leadMessages.unexpected);
    }
    setSending(false);
  };
  return (
    <div className="mt-4 grid gap-4">
      {error !== null && <Alert tone="danger">{error}</Alert>}
      <div>
        <Button onClick={() => void accept()} busyText={sending ? 'Sending' : null}>
          I’m happy with this range
        </Button>
      </div>
    </div>
  );
}
