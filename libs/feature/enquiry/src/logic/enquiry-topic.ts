import type { EventLabel } from '@forecourt/analytics';
import { bookingRefusal, unavailablePrefill } from '@forecourt/lead';
import { vehicleWord } from '@forecourt/vehicle';
import { aboutTopic } from './about-topic.ts';
import type { EnquiryAbout } from './enquiry-about.ts';
import type { EnquiryCar } from './enquiry-car.ts';

/** What a form asks about, in the words of the form and of the lead that comes of it. */
export interface EnquiryTopic {
  /** Heading of the dialog or page. */
  title: string;
  /** What it is about, in the words of the lead and of its event. */
  category: EventLabel<'enquiry'>;
  subcategory: string | null;
  /** Which form it is: the lead's `page_id`, and the word of the event that it was begun. */
  pageId: EventLabel<'form'>;
  /** What is wanted of the vehicle; null for a plain enquiry. */
  about: EnquiryAbout | null;
  /** A sentence above the fields. */
  intro: string | null;
  /** Words of the button that sends it; null for those of the site. */
  button: string | null;
  /** What the lead says where no message was typed, which then is optional; null asks for one as the site does. */
  unsaid: string | null;
  /** Answers that go with every such lead, by label. */
  answers: Readonly<Record<string, string>>;
  /** Label of the choice of time; null where the form asks for none. */
  appointment: string | null;
  /** What the message starts with; empty for most. */
  message: string;
  /** Words beside the tick box; it starts unticked. */
  optIn: string;
}

/** What a form has that asks for nothing in particular. */
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
 * What a form asks about. A vehicle that is neither in stock nor coming soon turns it into the wish for a similar one, with the
 * message and subcategory of the specification, whatever was wanted of it. One that cannot be driven or reserved now is asked
 * about, below the sentence that says why. No vehicle is a general question.
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
