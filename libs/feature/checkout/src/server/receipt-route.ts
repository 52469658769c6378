import { refuse, type ApiContext, type HalfApi, type HalfServices, type Refusal } from '@forecourt/api';
import { visitorsOfSites } from '@forecourt/shoppers';
import { operations } from '@forecourt/platform-client/contracts';
import { tokenOf } from '../logic/token-cookie.ts';
import { findAsked } from './asked-hold.ts';
import type { CheckoutSite } from './CheckoutSite.ts';
import { holdReceipt } from './hold-receipt.ts';
import { sendReceipt } from './send-receipt.ts';

/** The receipt of a deposit as PDF. */
export function receiptRoute(api: HalfApi<CheckoutSite>, services: HalfServices): void {
  const { db, now } = services;
  const send = sendReceipt(services);
  const visitorOf = visitorsOfSites(services);
  const refused = (context: ApiContext, refusal: Refusal<keyof typeof operations.checkoutReceipt.problems>) =>
    refuse(context, operations.checkoutReceipt, refusal);

  api.mount(operations.checkoutReceipt, async (context, { business, accounts }) => {
    const site = context.get('site');
    const token = tokenOf(context.req.header('cookie') ?? null, new URL(site.origin).protocol);
    const link = context.req.query('link');
    const slug = context.req.param('slug') ?? '';
    const { shopperId } = await visitorOf(accounts, context.req.raw.headers);
    const asked = { slug, token, link, shopperId };
    const { car, hold } = await findAsked({ db, now: now() }, site, asked);
    if (!hold) return refused(context, { problem: 'noHold' });
    if (!hold.facts.paid || !business) return refused(context, { problem: 'notPaid' });
    const { shown } = site;
    const receipt = shown ? holdReceipt(hold, { business, site: shown, car, now: now() }) : null;
    const sent = await send(context, { receipt, reference: hold.reference });
    return sent instanceof Response ? sent : refused(context, sent);
  });
}
