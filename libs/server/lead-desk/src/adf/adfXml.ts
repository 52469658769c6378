import { appointmentText, zonedIso } from '@forecourt/location';
import type { LeadPayload } from '@forecourt/lead';
import { create } from 'xmlbuilder2';
import type { LeadVehicle } from '../accept/leadVehicle.ts';
import type { KeptLead } from '../deliver/KeptLead.ts';
import { leadRecipient } from '../deliver/leadRecipient.ts';
import type { LeadSite } from '../LeadSite.ts';
import { xmlText } from './xmlText.ts';

type Element = ReturnType<typeof create>;
type Attributes = Record<string, string>;

/**
 * A lead in Auto-lead Data Format 1.0, the form that dealers' customer systems read. Elements stand in the order of its
 * schema; what is not known is left out. A lead about no car in particular carries a vehicle without year, make
 * 'Unspecified' and model 'Unspecified', because the format wants one, and no status. A demonstrator is `used`, as the format knows
 * only two. (field facts 6)
 */
export function adfXml(lead: KeptLead, site: LeadSite): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' }).ins('ADF', 'version="1.0"');
  const prospect = document.ele('adf').ele('prospect', { status: 'new' });
  add(prospect, 'id', lead.id, { source: site.slug, sequence: '1' });
  add(prospect, 'requestdate', zonedIso(lead.createdAt, site.timeZone));
  addVehicle(prospect, lead, site);
  addCustomer(prospect, lead.payload);
  addVendor(prospect, lead.payload, site);
  const provider = prospect.ele('provider');
  add(provider, 'name', `${site.name} website`, { part: 'full', type: 'business' });
  add(provider, 'service', lead.payload.category ?? 'Enquiry');
  add(provider, 'url', site.origin);
  add(provider, 'email', site.leads.from);
  return document.end({ prettyPrint: true });
}

function addVehicle(prospect: Element, { payload, vehicle }: KeptLead, site: LeadSite): void {
  const status = vehicle?.car_type ?? payload.vehicle_status;
  const element = prospect.ele('vehicle', {
    interest: interestOf(payload),
    ...(status && { status: status === 'new' ? 'new' : 'used' }),
  });
  add(element, 'year', vehicle?.year ?? '');
  add(element, 'make', vehicle?.make ?? payload['Vehicle Make'] ?? 'Unspecified');
  add(element, 'model', vehicle?.model ?? payload['Vehicle Model'] ?? 'Unspecified');
  add(element, 'vin', vehicle?.vin);
  add(element, 'stock', vehicle?.stocknum ?? payload.stock_number);
  if (vehicle) addDescription(element, vehicle, site);
  add(element, 'comments', vehicle ? vehicleComments(vehicle, site) : null);
}

function addDescription(element: Element, vehicle: LeadVehicle, site: LeadSite): void {
  add(element, 'trim', vehicle.trim);
  add(element, 'doors', vehicle.doors);
  add(element, 'bodystyle', vehicle.body);
  add(element, 'transmission', vehicle.transmission);
  add(element, 'odometer', vehicle.km, { status: 'original', units: 'km' });
  if (vehicle.colour ?? vehicle.interior_colour) {
    const colours = element.ele('colorcombination');
    add(colours, 'interiorcolor', vehicle.interior_colour);
    add(colours, 'exteriorcolor', vehicle.colour);
    add(colours, 'preference', '1');
  }
  add(element, 'imagetag', absolute(vehicle.image, site.origin));
  add(element, 'price', vehicle.price, { type: 'asking', currency: 'AUD' });
  add(element, 'pricecomments', vehicle.price_text);
}

function vehicleComments(vehicle: LeadVehicle, site: LeadSite): string {
  const kind = vehicle.car_type === 'demo' ? 'Demonstrator. ' : '';
  return `${kind}${vehicle.name}: ${new URL(`/cars/${vehicle.slug}`, site.origin).href}`;
}

function addCustomer(prospect: Element, payload: LeadPayload): void {
  const customer = prospect.ele('customer');
  const contact = customer.ele('contact', { primarycontact: '1' });
  add(contact, 'name', payload.name, { part: 'first', type: 'individual' });
  add(contact, 'name', payload.last_name, { part: 'last', type: 'individual' });
  add(contact, 'email', payload.email);
  add(contact, 'phone', payload.phone, { type: 'phone', time: 'nopreference' });
  if (payload.postcode) {
    const address = contact.ele('address', { type: 'home' });
    add(address, 'postalcode', payload.postcode);
    add(address, 'country', 'AU');
  }
  if (payload.dateTime) {
    const timeframe = customer.ele('timeframe');
    add(timeframe, 'description', `Booked for ${appointmentText(payload.dateTime)}`);
    add(timeframe, 'earliestdate', payload.dateTime);
    add(timeframe, 'latestdate', payload.dateTime);
  }
  add(customer, 'comments', customerComments(payload));
}

function customerComments(payload: LeadPayload): string {
  const answers = Object.entries(payload.answers ?? {}).map(([label, answer]) => `${label}: ${answer}`);
  const services = payload.additional_services.length
    ? [`Also: ${payload.additional_services.join(', ')}`]
    : [];
  const plate = payload.Rego ? [`Registration: ${payload.Rego}`] : [];
  const subject = [payload.category, payload.subcategory].filter(Boolean).join(' / ');
  return [payload.message, subject, ...plate, ...services, ...answers].filter(Boolean).join('\n');
}

function addVendor(prospect: Element, payload: LeadPayload, site: LeadSite): void {
  const { email, location } = leadRecipient(site, payload);
  const vendor = prospect.ele('vendor');
  add(vendor, 'id', location?.id, { source: site.slug });
  add(vendor, 'vendorname', location?.name ?? site.name);
  add(vendor, 'url', site.origin);
  const contact = vendor.ele('contact');
  add(contact, 'name', location?.name ?? site.name, { part: 'full', type: 'business' });
  add(contact, 'email', email);
  add(contact, 'phone', location?.phone, { type: 'phone' });
  if (location?.address) {
    const address = contact.ele('address', { type: 'work' });
    add(address, 'street', location.address.street, { line: '1' });
    add(address, 'city', location.address.city);
    add(address, 'regioncode', location.address.state);
    add(address, 'postalcode', location.address.postcode);
    add(address, 'country', 'AU');
  }
}

function absolute(address: string | null, origin: string): string | null {
  return address !== null && URL.canParse(address, origin) ? new URL(address, origin).href : null;
}

function interestOf({ category, subcategory }: LeadPayload): string {
  const subject = `${category ?? ''} ${subcategory ?? ''}`.toLowerCase();
  if (subject.includes('test drive')) return 'test-drive';
  if (subject.includes('trade')) return 'trade-in';
  return subject.includes('sell') ? 'sell' : 'buy';
}

function add(parent: Element, name: string, value: unknown, attributes: Attributes = {}): void {
  if (value === null || value === undefined) return;
  parent.ele(name, attributes).txt(xmlText(String(value)));
}
