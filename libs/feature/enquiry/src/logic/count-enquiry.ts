import { EVENT_LABELS, track } from '@forecourt/analytics';
import type { EventLabel, LabelledEvent } from '@forecourt/analytics';
import { CAREER_EVENT_ID, remapCareer } from '@forecourt/lead';
import type { EnquiryCar } from './enquiry-car.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** Sends event 9: a visitor started to fill in a form. (AN-01) */
export function countFormStart({ pageId }: EnquiryTopic, car: EnquiryCar | null): void {
  track('form', { ...aboutCar(car), label: labelOf('form', pageId) ?? 'own' });
}

/** The event of an accepted enquiry: 22, or 51 for one about a career. */
type EnquiryEvent =
  | { name: 'enquiry'; label: EventLabel<'enquiry'> }
  | { name: 'career_enquiry'; label: EventLabel<'career_enquiry'> };

/** What an accepted enquiry is counted as. */
export function enquiryEvent({ category, subcategory }: EnquiryTopic): EnquiryEvent {
  const { event_id } = remapCareer({ category, subcategory, event_id: null });
  if (event_id === CAREER_EVENT_ID) return { name: 'career_enquiry', label: 'General Enquiry' };
  return { name: 'enquiry', label: labelOf('enquiry', category) ?? 'Other Enquiry' };
}

/** Sends the event of an accepted enquiry. */
export function countEnquiry(topic: EnquiryTopic, car: EnquiryCar | null): void {
  const event = enquiryEvent(topic);
  if (event.name === 'career_enquiry') track(event.name, { ...aboutCar(car), label: event.label });
  else track(event.name, { ...aboutCar(car), label: event.label });
}

const aboutCar = (car: EnquiryCar | null) => car && { car_id: car.id };

/** A text as a label of the event; null if it is none, such as the category of a dealer's own form. */
function labelOf<Name extends LabelledEvent>(event: Name, text: string): EventLabel<Name> | null {
  const labels: readonly EventLabel<Name>[] = EVENT_LABELS[event];
  return labels.find((label) => label === text) ?? null;
}
