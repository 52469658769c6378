import { ownVehicle, type LeadLoan, type LeadPayload, type OwnVehicle } from '@forecourt/lead';
import type { LeadVehicle } from '../accept/leadVehicle.ts';
import type { KeptLead } from '../deliver/KeptLead.ts';
import type { LeadSite } from '../LeadSite.ts';
import { photoAddress } from '../mail/mailHtml.ts';
import { addComments, addLine, type AdfElement } from './adfElement.ts';

/** Placeholder for an unknown make or model, which the format requires. */
const UNSPECIFIED = 'Unspecified';

/**
 * The vehicles of a lead: the wanted one of the dealer, then the shopper's own. A lead that only offers a vehicle for sale
 * has just the shopper's own; one about neither has a wanted vehicle without year, make and model. A demonstrator is `used`,
 * because the format only has `new` and `used`.
 */
export function addVehicles(prospect: AdfElement, { payload, vehicle }: KeptLead, site: LeadSite): void {
  const own = ownVehicle(payload);
  if (vehicle || payload['Vehicle Make'] || !own) addWanted(prospect, { payload, vehicle }, site);
  if (own) addOwn(prospect, own);
}

function addWanted(
  prospect: AdfElement,
  { payload, vehicle }: Pick<KeptLead, 'payload' | 'vehicle'>,
  site: LeadSite,
): void {
  const element = prospect.ele('vehicle', {
    interest: isTestDrive(payload) ? 'test-drive' : 'buy',
    ...(vehicle && { status: vehicle.car_type === 'new' ? 'new' : 'used' }),
  });
  addLine(element, 'year', vehicle?.year ?? '');
  addLine(element, 'make', vehicle?.make ?? payload['Vehicle Make'] ?? UNSPECIFIED);
  addLine(element, 'model', vehicle?.model ?? payload['Vehicle Model'] ?? UNSPECIFIED);
  addLine(element, 'vin', vehicle?.vin);
  addLine(element, 'stock', vehicle?.stocknum ?? payload.stock_number);
  if (vehicle) addDescription(element, vehicle, site);
  if (payload.loan) addFinance(element, payload.loan);
  addComments(element, vehicle ? [vehicleComments(vehicle, site)] : []);
}

/**
 * The loan that the shopper calculated, in dollars. The format has no other frequency of repayments than the month, and no rate or term: the
 * customer's comments have them all.
 */
function addFinance(element: AdfElement, { deposit, amount, repayment, frequency }: LeadLoan): void {
  const finance = element.ele('finance');
  const exact = { limit: 'exact', currency: 'AUD' };
  addLine(finance, 'method', 'finance');
  addLine(finance, 'amount', deposit, { type: 'downpayment', ...exact });
  if (frequency === 'monthly') addLine(finance, 'amount', repayment, { type: 'monthly', ...exact });
  addLine(finance, 'amount', amount, { type: 'total', ...exact });
}

function addDescription(element: AdfElement, vehicle: LeadVehicle, site: LeadSite): void {
  addLine(element, 'trim', vehicle.trim);
  addLine(element, 'doors', vehicle.doors);
  addLine(element, 'bodystyle', vehicle.body);
  addLine(element, 'transmission', vehicle.transmission);
  addLine(element, 'odometer', vehicle.km, { status: 'original', units: 'km' });
  if (vehicle.colour ?? vehicle.interior_colour) {
    const colours = element.ele('colorcombination');
    addLine(colours, 'interiorcolor', vehicle.interior_colour);
    addLine(colours, 'exteriorcolor', vehicle.colour);
    addLine(colours, 'preference', '1');
  }
  addLine(element, 'imagetag', photoAddress(vehicle, site));
  addLine(element, 'price', vehicle.price, { type: 'asking', currency: 'AUD' });
  addLine(element, 'pricecomments', vehicle.price_text || null);
}

function vehicleComments(vehicle: LeadVehicle, site: LeadSite): string {
  const status = vehicle.status_text ? `${vehicle.status_text}. ` : '';
  const kind = vehicle.car_type === 'demo' ? 'Demonstrator. ' : '';
  return `${status}${kind}${vehicle.name}: ${new URL(`/cars/${vehicle.slug}`, site.origin).href}`;
}

function addOwn(prospect: AdfElement, own: OwnVehicle): void {
  const element = prospect.ele('vehicle', { interest: own.interest, status: 'used' });
  addLine(element, 'year', own.year ?? '');
  addLine(element, 'make', own.make ?? UNSPECIFIED);
  addLine(element, 'model', own.model ?? UNSPECIFIED);
  addLine(element, 'odometer', own.kms, { status: 'unknown', units: 'km' });
  addLine(element, 'pricecomments', own.value);
  addComments(element, [
    own.registration && `Registration: ${own.registration}`,
    own.finance && `Under finance: ${own.finance}`,
    own.make === null ? own.words : null,
  ]);
}

function isTestDrive({ category, subcategory }: LeadPayload): boolean {
  return /test drive/i.test(`${category ?? ''} ${subcategory ?? ''}`);
}
