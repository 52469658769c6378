import { EVENT_LABELS, track } from '@forecourt/analytics';
import type { EnquiryCar } from './enquiry-car.ts';
import { enquiryEvent } from './count-enquiry.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** The parameters of the success page that say what a posted form is counted as. */
export const COUNTED = ['counted', 'car_id'] as const;
/** Of a form about a career, which has an event of its own. */
const CAREER = 'career';

/**
 * The query of the success page after a form that the browser posted itself: a fixed label and the number of the vehicle, nothing of the
 * visitor. Where scripts run, the page counts it. (AN-01)
 *
 * @example countedQuery(topic, car) // 'counted=Test+Drive&car_id=7'
 */
export function countedQuery(topic: EnquiryTopic, car: EnquiryCar | null): string {
  const { name, label } = enquiryEvent(topic);
  const counted = name === 'career_enquiry' ? CAREER : label;
  return new URLSearchParams({ counted, ...(car && { car_id: String(car.id) }) }).toString();
}

/** Sends the event of a posted form; a label that is none of an enquiry's counts as no form. */
export function countPost(query: URLSearchParams): void {
  const [counted, id] = COUNTED.map((name) => query.get(name));
  const about = id && /^\d{1,15}$/.test(id) ? { car_id: Number(id) } : null;
  const label = EVENT_LABELS.enquiry.find((each) => each === counted);
  if (counted === CAREER) track('career_enquiry', { ...about, label: 'General Enquiry' });
  else if (label) track('enquiry', { ...about, label });
}
