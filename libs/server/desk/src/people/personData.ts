import { holdData, invoiceData } from '@forecourt/checkout-desk';
import type { DeskAnswer, deskRoutes, LeadDetail } from '@forecourt/desk-client';
import { applicationsOfShopper } from '@forecourt/finance-desk';
import { shopperData } from '@forecourt/shoppers';
import { alertData, choiceData, deviceData, findSubscriber } from '@forecourt/subscriptions';
import { recordEvent } from '../events/recordEvent.ts';
import type { ReadCall } from '../http/DeskCall.ts';
import { leadDetail } from '../leads/leadDetail.ts';
import { leadsOfPerson, type Person } from './findPerson.ts';
import { reservationsOf } from './reservationsOf.ts';

/** Everything that a dealership has of a shopper. */
export type PersonData = DeskAnswer<typeof deskRoutes.exportPerson>;

/** Everything of a shopper that the caller may see; null if neither an address nor a number was given. */
export async function personData(call: ReadCall, who: Person): Promise<PersonData | null> {
  const { services, site, member } = call;
  const { db } = services;
  const found = await leadsOfPerson(db, { site, member }, who);
  if (!found) return null;
  const { accounts: ids, own: leadIds, merged } = found;
  const leads = [];
  for (const leadId of leadIds) {
    const detail = await leadDetail(call, leadId, { alone: true });
    if (detail) leads.push(dataOf(detail));
  }
  const accounts = await Promise.all(ids.map((id) => accountData(call, id)));
  const { email } = who;
  const at = email === undefined ? null : { site: site.slug, email };
  const subscriber = at && (await findSubscriber(db, at));
  const holds = await reservationsOf(db, { member, site, who, leadIds, accounts: ids });
  return {
    made_at: services.now().toISOString(),
    leads,
    merged: merged.length,
    accounts: accounts.filter((account) => account !== null),
    reservations: await Promise.all(holds.map((hold) => holdData(services, hold, 'staff'))),
    payments: await invoiceData({ db }, { site: site.slug, leadIds }, 'staff'),
    alerts: at ? (await alertData(db, at)).map((alert) => ({ ...alert })) : [],
    devices: at ? (await deviceData(db, at)).map((device) => ({ ...device })) : [],
    consents: at ? (await choiceData(db, at)).map((choice) => ({ ...choice })) : [],
    unsubscribed: subscriber && subscriber.wanted.length === 0,
  };
}

/** The same, recorded in the log of the desk; `staffId` is null for an operator. */
export async function exportPerson(
  call: ReadCall,
  who: Person,
  staffId: string | null,
): Promise<PersonData | null> {
  const data = await personData(call, who);
  if (!data) return null;
  const { db, now } = call.services;
  await recordEvent(db, {
    ...{ site: call.site.slug, kind: 'personExported', staffId, now: now() },
    data: { leads: data.leads.length, ...(staffId === null && { by: 'command' }) },
  });
  return data;
}

/** What is kept of an account, with the finance applications that it has begun or sent at the site; null if there is none. */
async function accountData({ services: { db, now }, site }: ReadCall, shopperId: string) {
  const account = await shopperData(db, shopperId);
  const owner = { sites: [site.slug], leadIds: [], shopperId, now: now() };
  return account && { ...account, finance_applications: await applicationsOfShopper(db, owner) };
}

/** What a dealership knows of a shopper by a lead, without what it shows of other leads and of staff. */
function dataOf({
  related: _related,
  merged: _merged,
  assignable: _staff,
  ...lead
}: LeadDetail): Record<string, unknown> {
  return lead;
}
