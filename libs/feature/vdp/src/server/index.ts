import { defineServerHalf } from '@forecourt/api';
import { operations } from '@forecourt/platform-client/contracts';
import { vdp } from '../manifest.ts';
import { carRoutes } from './cars/car-routes.ts';
import { sheetRoute } from './cars/sheet-route.ts';
import { deliveryRoutes } from './delivery/delivery-routes.ts';
import { lenderRoute } from './lender/lender-route.ts';
import { marketRoute } from './market/market-route.ts';
import { vdpSite } from './VdpSite.ts';
import { youxRoutes } from './youx/youx-routes.ts';

const { carAddresses, carView, similarCars, autogauge, carFinance, carPdf, deliveryEstimate, youxQuote } =
  operations;

/** The server half of the vehicle page feature: all its API routes. */
export default defineServerHalf({
  feature: vdp,
  operations: {
    ...{ carAddresses, carView, similarCars, autogauge, carFinance, carPdf },
    ...{ deliveryEstimate, youxQuote },
  },
  site: vdpSite,
  routes(api, services) {
    carRoutes(api, services);
    marketRoute(api, services);
    lenderRoute(api, services);
    sheetRoute(api, services);
    deliveryRoutes(api, services);
    youxRoutes(api, services);
  },
});
