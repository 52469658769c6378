import { defineServerHalf } from '@forecourt/api';
import {
  checkoutMigrations,
  FORGET_TOPIC,
  forgetDue,
  forgetLater,
  INVOICE_TOPIC,
  STEP_TOPIC,
} from '@forecourt/checkout-desk';
import { operations } from '@forecourt/platform-client/contracts';
import { checkout as feature } from '../manifest.ts';
import { carryOut } from './carry-out.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { checkoutSite } from './CheckoutSite.ts';
import { carryOutInvoice } from './invoices/invoice-record.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { receiptRoute } from './receipt-route.ts';
import { z } from 'zod';

const { checkout, checkoutReceipt, ownCheckout, postCheckout, quotePurchase } = operations;
const { cancelCheckout, refundCheckout } = operations;
const { postInvoice, invoice, invoiceReceipt } = operations;
const { paymentNews, sandboxPage, sandboxPay } = operations;

const messageSchema = z.object({ site: z.string() });

/** The server half of the checkout: holds vehicles, takes deposits and sends them back, makes leads, tells shoppers. */
export default defineServerHalf({
  feature,
  operations: {
    ...{
      checkout,
      checkoutReceipt,
      ownCheckout,
      postCheckout,
      quotePurchase,
      cancelCheckout,
      refundCheckout,
    },
    ...{ paymentNews, sandboxPage, sandboxPay },
    ...{ postInvoice, invoice, invoiceReceipt },
  },
  migrations: checkoutMigrations,
  outbox: {
    async [STEP_TOPIC]({ key: id, payload }, { db, now, siteBySlug, valueFor }) {
      const { site: slug } = messageSchema.parse(payload);
      const offer = valueFor(slug);
      const site = siteBySlug(slug);
      if (!site) throw new Error(`The site ${slug} is not served here.`);
      try {
        await carryOut({ db, now: now() }, { site, offer, id });
      } finally {
        // A receipt that cannot be sent keeps nobody's contact details.
        await forgetLater({ db, now: now() }, { site: slug, id, days: offer.keepContactDays });
      }
    },
    async [FORGET_TOPIC]({ key: id, payload }, { db, now, valueFor }) {
      const { site } = messageSchema.parse(payload);
      await forgetDue({ db, now: now() }, { site, id, days: valueFor(site).keepContactDays });
    },
    async [INVOICE_TOPIC]({ key: id, payload }, { db, now, siteBySlug, valueFor }) {
      const { site: slug } = messageSchema.parse(payload);
      const site = siteBySlug(slug);
      if (!site) throw new Error(`The site ${slug} is not served here.`);
      await carryOutInvoice({ db, now: now() }, { site, offer: valueFor(slug), id });
    },
  },
  site: checkoutSite,
  routes(api, services) {
    checkoutRoutes(api, services);
    paymentRoutes(api, services);
    receiptRoute(api, services);
    invoiceRoutes(api, services);
  },
});
