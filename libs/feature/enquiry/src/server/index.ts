import { defineServerHalf } from '@forecourt/api';
import { operations } from '@forecourt/platform-client/contracts';
import { CHANGED_CHOICES_TOPIC } from '@forecourt/subscriptions';
import { enquiry } from '../manifest.ts';
import { appointmentRoutes } from './appointments/appointment-routes.ts';
import { enquirySite } from './EnquirySite.ts';
import { leadRoutes } from './leads/lead-routes.ts';
import { changedConsents } from './marketing/changed-consents.ts';
import { subscriptionRoutes } from './marketing/subscription-routes.ts';
import { offerRoutes } from './valuation/offer-routes.ts';
import { keyTable, signingKey } from './valuation/signing-key.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';
import { valuationRoutes } from './valuation/valuation-routes.ts';

const { postLead, postUploads, appointments, rego, postValuation, postMiscellaneous, patchLead } = operations;
const { subscriptions, postSubscriptions, postStop, postUnsubscribe } = operations;

/** The server half of the enquiry feature: receives leads, lists free appointments, values trade-ins, unsubscribes. */
export default defineServerHalf({
  feature: enquiry,
  operations: {
    ...{ postLead, postUploads, appointments, rego, postValuation, postMiscellaneous, patchLead },
    ...{ subscriptions, postSubscriptions, postStop, postUnsubscribe },
  },
  outbox: { [CHANGED_CHOICES_TOPIC]: changedConsents },
  migrations: { 'enquiry-0001': keyTable },
  site: enquirySite,
  routes(api, services) {
    const key = signingKey(services.db);
    leadRoutes(api, services, key);
    uploadRoutes(api, services, key);
    appointmentRoutes(api, services);
    valuationRoutes(api, services, key);
    offerRoutes(api, services, key);
    subscriptionRoutes(api, services);
  },
});
