import { leadStatements, type LeadPayload } from '@forecourt/lead';
import { appointmentText, zonedIso } from '@forecourt/location';
import { create } from 'xmlbuilder2';
import { deliveryName, type KeptLead } from '../deliver/KeptLead.ts';
import { namedStatements } from '../deliver/namedStatements.ts';
import { leadRecipient } from '../deliver/leadRecipient.ts';
import { localMoment } from '../deliver/localMoment.ts';
import type { LeadSite } from '../LeadSite.ts';
import { priceRows } from '../mail/leadText.ts';
import { addComments, addLine, type AdfElement } from './adfElement.ts';
import { addVehicles } from './adfVehicles.ts';

/** Fields that have their own elements. */
const PLACED = ['name', 'email', 'phone', 'postcode', 'message', 'subcategory'];

/**
 * A lead in Auto-lead Data Format 1.0, the format of dealers' CRM systems. Elements are in the order of its
 * schema; unknown ones are omitted. An addition has the id of its lead, a second id of its own, and the earlier messages in
 * the customer's comments.
 */
export function adfXml(lead: KeptLead, site: LeadSite): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' }).ins('ADF', 'version="1.0"');
  const prospect = document.ele('adf').ele('prospect', { status: 'new' });
  addLine(prospect, 'id', lead.id, { source: site.slug, sequence: '1' });
  if (lead.number > 1) addLine(prospect, 'id', deliveryName(lead), { source: site.slug, sequence: '2' });
  addLine(prospect, 'requestdate', zonedIso(lead.createdAt, site.timeZone));
  addVehicles(prospect, lead, site);
  addCustomer(prospect, lead, site);
  addVendor(prospect, lead, site);
  const provider = prospect.ele('provider');
  addLine(provider, 'name', `${site.name} website`, { part: 'full', type: 'business' });
  addLine(provider, 'service', lead.payload.category ?? 'Enquiry');
  addLine(provider, 'url', site.origin);
  addLine(provider, 'email', site.leads.from);
  return document.end({ prettyPrint: true });
}

function addCustomer(prospect: AdfElement, lead: KeptLead, site: LeadSite): void {
  const { payload } = lead;
  const customer = prospect.ele('customer');
  const contact = customer.ele('contact', { primarycontact: '1' });
  addLine(contact, 'name', payload.name, { part: 'first', type: 'individual' });
  addLine(contact, 'name', payload.last_name, { part: 'last', type: 'individual' });
  addReach(contact, payload);
  if (payload.postcode) {
    const address = contact.ele('address', { type: 'home' });
    addLine(address, 'street', '', { line: '1' }); // required by the format, but the forms have no such field
    addLine(address, 'postalcode', payload.postcode);
    addLine(address, 'country', 'AU');
  }
  if (payload.dateTime) {
    const timeframe = customer.ele('timeframe');
    addLine(timeframe, 'description', `Booked for ${appointmentText(payload.dateTime)}`);
    addLine(timeframe, 'earliestdate', payload.dateTime);
    addLine(timeframe, 'latestdate', payload.dateTime);
  }
  addComments(customer, customerComments(lead, site));
}

function addReach(contact: AdfElement, { email, phone, PreferredContactMethod: wanted }: LeadPayload): void {
  const preferred = { preferredcontact: '1' };
  addLine(contact, 'email', email, wanted === 'Email' ? preferred : {});
  addLine(contact, 'phone', phone, {
    type: wanted === 'SMS' ? 'cellphone' : 'voice',
    time: 'nopreference',
    ...(wanted !== null && wanted !== 'Email' && preferred),
  });
}

function customerComments(lead: KeptLead, site: LeadSite): (string | null | undefined)[] {
  const { payload, earlier } = lead;
  // The vendor of the document is the location, if it is one of the site's.
  const placed = leadRecipient(site, lead).location ? [...PLACED, 'location'] : PLACED;
  const prices = priceRows(lead);
  const subject = [payload.category, payload.subcategory].filter(Boolean).join(' / ');
  const others = namedStatements(site, leadStatements(payload)).filter(({ key }) => !placed.includes(key));
  const moment = ({ createdAt }: { createdAt: Date }) => localMoment(createdAt, site.timeZone);
  return [
    earlier[0] ? `Adds to the enquiry of ${moment(earlier[0])}.` : null,
    payload.message,
    subject,
    ...others.map(({ label, text }) => `${label}: ${text}`),
    ...(prices.length > 1 ? prices : []).map(([label, text]) => text && `${label}: ${text}`),
    ...earlier.map((each) => each.payload.message && `Said before, ${moment(each)}: ${each.payload.message}`),
  ];
}

function addVendor(prospect: AdfElement, lead: KeptLead, site: LeadSite): void {
  const { email, location } = leadRecipient(site, lead);
  const vendor = prospect.ele('vendor');
  addLine(vendor, 'id', location?.id, { source: site.slug });
  addLine(vendor, 'vendorname', location?.name ?? site.name);
  addLine(vendor, 'url', site.origin);
  const contact = vendor.ele('contact');
  addLine(contact, 'name', location?.name ?? site.name, { part: 'full', type: 'business' });
  addLine(contact, 'email', email);
  addLine(contact, 'phone', location?.phone, { type: 'voice' });
  if (location?.address) {
    const address = contact.ele('address', { type: 'work' });
    addLine(address, 'street', location.address.street, { line: '1' });
    addLine(address, 'city', location.address.city);
    addLine(address, 'regioncode', location.address.state);
    addLine(address, 'postalcode', location.address.postcode);
    addLine(address, 'country', 'AU');
  }
}
