import type { EventLabel } from '@forecourt/analytics';
import { bookingRefusal, unavailablePrefill } from '@forecourt/lead';
import { vehicleWord } from '@forecourt/vehicle';
import { aboutTopic } from './about-topic.ts';
import type { EnquiryAbout } from './enquiry-about.ts';
import type { EnquiryCar } from './enquiry-car.ts';

/** The subject of a form: the texts of the form and of its lead. */
export interface EnquiryTopic {
  /** Heading of the dialog or page. */
  title: string;
  /** The subject, for the lead and its event. */
  category: EventLabel<'enquiry'>;
  subcategory: string | null;
  /** Id of the form: the lead's `page_id`, and the label of its start event. */
  pageId: EventLabel<'form'>;
  /** The kind of enquiry; null for a plain one. */
  about: EnquiryAbout | null;
  /** A sentence above the fields. */
  intro: string | null;
  /** Text of the submit button; null for the site's default. */
  button: string | null;
  /** The lead's message if none is typed, which makes the message optional; null follows the site's setting. */
  unsaid: string | null;
  /** Fixed answers added to the lead, by label. */
  answers: Readonly<Record<string, string>>;
  /** Label of the time field; null for none. */
  appointment: string | null;
  /** Initial text of the message, usually empty. */
  message: string;
  /** Label of the checkbox; it starts unticked. */
  optIn: string;
}

/** Defaults of a plain enquiry. */
export const PLAIN = { about: null, intro: null, button: null, unsaid: null, answers: {}, appointment: null };

const CONTACT: EnquiryTopic = {
  ...PLAIN,
  title: 'Send us a message',
  category: 'General Enquiry',
  subcategory: null,
  pageId: 'contact',
  message: '',
  optIn: 'Send me news and offers by e-mail. I can unsubscribe at any time.',
};

/**
 * The subject of a form. A vehicle that is neither in stock nor coming soon gives an enquiry for a similar one, with the
 * message and subcategory of the specification, whatever `about` is. One that cannot be driven or reserved now gives a
 * plain enquiry with the reason above the fields. Without a vehicle it is a general enquiry.
 *
 * @example enquiryTopic(car, now, { about: 'test-drive' }).title // 'Book a test drive'
 */
export function enquiryTopic(
  car: EnquiryCar | null,
  now: Date,
  {
    about = null,
    depositDollars = 200,
  }: { about?: EnquiryAbout | null; depositDollars?: number | undefined } = {},
): EnquiryTopic {
  if (!car) return CONTACT;
  const prefill = unavailablePrefill(car, now);
  const word = vehicleWord(car.item_type);
  const optIn = prefill
    ? `Send me ${word}s like this one by e-mail. I can unsubscribe at any time.`
    : `Send me price changes for this ${word}. I can unsubscribe at any time.`;
  const wanted = about && !prefill ? aboutTopic(about, car, depositDollars) : null;
  const refusal = wanted && bookingRefusal(car, { category: wanted.category, dateTime: null });
  if (wanted && refusal === null) return { ...wanted, subcategory: null, message: '', optIn };
  return {
    ...PLAIN,
    intro: refusal,
    title: prefill?.subcategory ?? `Ask about this ${word}`,
    category: 'Vehicle Enquiry',
    subcategory: prefill?.subcategory ?? null,
    pageId: prefill ? 'find-similar' : 'vehicle',
    message: prefill?.message ?? '',
    optIn,
  };
}
