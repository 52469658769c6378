import { defineServerHalf } from '@forecourt/api';
import { financeMigrations } from '@forecourt/finance-desk';
import { operations } from '@forecourt/platform-client/contracts';
import { financeApplication } from '../manifest.ts';
import { applicationRoutes } from './application-routes.ts';
import { applicationSite } from './ApplicationSite.ts';
import { outbox } from './sending/later.ts';
import { sendRoute } from './sending/send-route.ts';

const { applicationStart, postApplication, application, patchApplication } = operations;
const { sendApplication, discardApplication } = operations;

/** The server half of finance applications: keeps drafts, sends them to the lender, and makes their leads. */
export default defineServerHalf({
  feature: financeApplication,
  operations: {
    ...{ applicationStart, postApplication, application, patchApplication },
    ...{ sendApplication, discardApplication },
  },
  outbox,
  migrations: financeMigrations,
  site: applicationSite,
  routes(api, services) {
    applicationRoutes(api, services);
    sendRoute(api, services);
  },
});
