import { valuationQuestion } from '@forecourt/lead';
import type { DeclaredField, DeclaredValues } from '@forecourt/lead';
import type { LeadRequestInput, RegoVehicle, ValuationAnswer } from '@forecourt/platform-client';
import type { SentOffer } from './sent-enquiry.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** The value of the shopper's own vehicle in a form with `valuation`. */
export type TradeInValue = { state: 'working' | 'failed' } | { state: 'valued'; valuation: ValuationAnswer };

/** What a look-up of the number plate found: a sentence above the fields of the vehicle. */
export type PlateNotice = string;

/** The names of the fields that a number plate fills in. */
export const PLATE_FIELDS = ['Trade-In Year', 'Trade-In Make', 'Trade-In Model'] as const;

/** The notice for a number plate that is not known, or cannot be looked up. */
export const UNKNOWN_PLATE: PlateNotice = 'We couldn’t look up your plate. Please tell us what you drive.';

/**
 * The fields of the vehicle of a number plate, and the notice about it.
 *
 * @example plateFields({ year: 2019, make: 'Toyota', model: 'RAV4', … })[0] // 'That looks like a 2019 Toyota RAV4. …'
 */
export function plateFields(vehicle: RegoVehicle): [PlateNotice, DeclaredValues] {
  return [
    `That looks like a ${vehicleText(vehicle)}. Change it below if it isn’t yours.`,
    { 'Trade-In Year': String(vehicle.year), 'Trade-In Make': vehicle.make, 'Trade-In Model': vehicle.model },
  ];
}

/** Year, make, model and badge: '2019 Toyota RAV4 GX'. */
export function vehicleText({ year, make, model, badge }: RegoVehicle): string {
  return [year, make, model, badge].filter(Boolean).join(' ');
}

/** The range that was sent with a lead, for `/success`; null for none. */
export function sentOffer(
  value: TradeInValue | null,
  { offer_accepted }: Pick<LeadRequestInput, 'offer_accepted'>,
  leadId: string,
): SentOffer | null {
  if (value?.state !== 'valued' || !value.valuation.range) return null;
  const { id, vehicle, range, owing } = value.valuation;
  const { min, max, valid_until: validUntil } = range;
  return {
    ...{ leadId, valuationId: id, vehicle: vehicleText(vehicle), min, max, validUntil },
    owing,
    accepted: offer_accepted === 'Yes',
  };
}

/** The plate and state in the answers, as the query of a look-up; null until both are there. */
export function plateOf(values: Readonly<DeclaredValues>): { plate: string; state: string } | null {
  const [plate, state] = [String(values['rego'] ?? '').trim(), String(values['regoState'] ?? '')];
  return plate === '' || state === '' ? null : { plate, state };
}

/** Whether fields have those that a number plate fills in. */
export function hasPlateFields(fields: readonly Pick<DeclaredField, 'name'>[]): boolean {
  return fields.some(({ name }) => name === PLATE_FIELDS[1]);
}

/** The question of a valuation, if the form shows one and its answers are complete; else null. */
export function askedValue(
  topic: Pick<EnquiryTopic, 'form'>,
  onlineValuation: boolean,
  values: Readonly<DeclaredValues>,
) {
  return topic.form?.valuation === true && onlineValuation ? valuationQuestion(values) : null;
}

/** The question of a valuation. */
export type AskedValue = NonNullable<ReturnType<typeof askedValue>>;

/** Name of the hidden field with the plate and state that were looked up last. */
export const PLATE_FIELD = 'form_plate';

/** Name of the hidden field with the signed value that the form shows. */
export const VALUE_FIELD = 'valuation_id';

/** The value of {@link PLATE_FIELD} for some answers. */
export const plateText = (values: Readonly<DeclaredValues>): string =>
  Object.values(plateOf(values) ?? {}).join(' ');
