import { defineServerHalf } from '@forecourt/api';
import { operations } from '@forecourt/platform-client/contracts';
import { enquiry } from '../manifest.ts';
import { appointmentRoutes } from './appointments/appointment-routes.ts';
import { enquirySite } from './EnquirySite.ts';
import { leadRoutes } from './leads/lead-routes.ts';

const { postLead, appointments } = operations;

/** The server half of the enquiry feature: receives leads and lists free appointments. */
export default defineServerHalf({
  feature: enquiry,
  operations: { postLead, appointments },
  site: enquirySite,
  routes(api, services) {
    leadRoutes(api, services);
    appointmentRoutes(api, services);
  },
});
