import { EVENT_LABELS, track } from '@forecourt/analytics';
import type { EventLabel, LabelledEvent } from '@forecourt/analytics';
import { CAREER_EVENT_ID, remapCareer } from '@forecourt/lead';
import type { EnquiryCar } from './enquiry-car.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** Sends event 9: a visitor started to fill in a form. (AN-01) */
export function countFormStart({ pageId }: EnquiryTopic, car: EnquiryCar | null): void {
  track('form', { ...aboutCar(car), label: labelOf('form', pageId) ?? 'own' });
}

/** Sends event 22 for an accepted enquiry, or 51 for one about a career. */
export function countEnquiry({ category, subcategory }: EnquiryTopic, car: EnquiryCar | null): void {
  const { event_id } = remapCareer({ category, subcategory, event_id: null });
  if (event_id === CAREER_EVENT_ID) track('career_enquiry', { ...aboutCar(car), label: 'General Enquiry' });
  else track('enquiry', { ...aboutCar(car), label: labelOf('enquiry', category) ?? 'Other Enquiry' });
}

const aboutCar = (car: EnquiryCar | null) => car && { car_id: car.id };

/** A text as a label of the event; null if it is none, such as the category of a dealer's own form. */
function labelOf<Name extends LabelledEvent>(event: Name, text: string): EventLabel<Name> | null {
  const labels: readonly EventLabel<Name>[] = EVENT_LABELS[event];
  return labels.find((label) => label === text) ?? null;
}
