import { holdData, invoiceData } from '@forecourt/checkout-desk';
import type { DeskAnswer, deskRoutes, LeadDetail } from '@forecourt/desk-client';
import { shopperData } from '@forecourt/shoppers';
import { alertData, choiceData, deviceData, findSubscriber } from '@forecourt/subscriptions';
import { sql } from 'kysely';
import { recordEvent } from '../events/recordEvent.ts';
import type { ReadCall } from '../http/DeskCall.ts';
import { leadDetail } from '../leads/leadDetail.ts';
import { visible } from '../leads/visible.ts';
import { accountsOfPerson } from './accountsOfPerson.ts';
import { leadsOfPerson, type Person } from './findPerson.ts';
import { reservationsOf } from './reservationsOf.ts';

/** Everything that a dealership has of a shopper. */
export type PersonData = DeskAnswer<typeof deskRoutes.exportPerson>;

/** Everything of a shopper that the caller may see; null if neither an address nor a number was given. */
export async function personData(call: ReadCall, who: Person): Promise<PersonData | null> {
  const { services, site, member } = call;
  const { db } = services;
  const which = leadsOfPerson(who);
  if (!which) return null;
  const { rows } = await sql<{ lead_id: string }>`
    select s.lead_id from lead_states as s where ${visible(member)} and ${which} order by s.created_at, s.lead_id
  `.execute(db);
  const leadIds = rows.map(({ lead_id }) => lead_id);
  const leads = [];
  for (const leadId of leadIds) {
    const detail = await leadDetail(call, leadId, { alone: true });
    if (detail) leads.push(dataOf(detail));
  }
  const ids = await accountsOfPerson(db, site, who);
  const accounts = await Promise.all(ids.map((id) => shopperData(db, id)));
  const { email } = who;
  const at = email === undefined ? null : { site: site.slug, email };
  const subscriber = at && (await findSubscriber(db, at));
  const holds = await reservationsOf(db, { member, site, who, leads: rows });
  return {
    made_at: services.now().toISOString(),
    leads,
    accounts: accounts.filter((account) => account !== null).map((account) => ({ ...account })),
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

/** What a dealership knows of a shopper by a lead, without what it shows of other leads. */
function dataOf({ related: _related, merged: _merged, ...lead }: LeadDetail): Record<string, unknown> {
  return lead;
}
