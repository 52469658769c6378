import { platformApi, usePatchLeadMutation } from '@forecourt/platform-client/rtk';
import { Alert, Button } from '@forecourt/primitives';
import { injectApi, StoreProvider } from '@forecourt/store';
import type { SentOffer } from '../logic/sent-enquiry.ts';

injectApi(platformApi);

export interface AcceptOfferProps {
  /** Slug of the site. */
  site: string;
  offer: SentOffer;
  /** Called once the answer is stored. */
  onAccepted(): void;
}

/** The button that accepts the value of a trade-in after its lead was sent. */
export function AcceptOffer(props: AcceptOfferProps) {
  return (
    <StoreProvider slug={props.site}>
      <Accept {...props} />
    </StoreProvider>
  );
}

function Accept({ offer, onAccepted }: AcceptOfferProps) {
  const [patchLead, { isLoading, error }] = usePatchLeadMutation();
  const accept = async () => {
    const { leadId: lead_id, valuationId: valuation_id } = offer;
    const answer = await patchLead({ lead_id, valuation_id, form_completed: true, offer_accepted: true });
    if (!answer.error) onAccepted();
  };
  return (
    <div className="mt-4 grid gap-4">
      {error && 'error' in error && <Alert tone="danger">{error.error}</Alert>}
      <div>
        <Button onClick={() => void accept()} busyText={isLoading ? 'Sending' : null}>
          I’m happy with this range
        </Button>
      </div>
    </div>
  );
}
