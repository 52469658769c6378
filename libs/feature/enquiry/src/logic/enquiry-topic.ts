import { bookingRefusal, unavailablePrefill } from '@forecourt/lead';
import { vehicleWord } from '@forecourt/vehicle';
import { aboutTopic } from './about-topic.ts';
import type { EnquiryAbout } from './enquiry-about.ts';
import type { EnquiryCar } from './enquiry-car.ts';
import { marketingConsent } from './marketing-consent.ts';
import { CONTACT_PAGE, PLAIN } from './topic-texts.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** The general enquiry. */
export const CONTACT: EnquiryTopic = {
  ...PLAIN,
  title: 'Send us a message',
  category: 'General Enquiry',
  subcategory: null,
  pageId: CONTACT_PAGE,
  message: '',
  optIn: marketingConsent({ form: null, pageId: CONTACT_PAGE, car: null }).statement,
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
  const wanted = about && !prefill ? aboutTopic(about, car, depositDollars) : null;
  const refusal = wanted && bookingRefusal(car, { category: wanted.category, dateTime: null });
  const optInOf = (pageId: string) => marketingConsent({ form: null, pageId, car }).statement;
  if (wanted && refusal === null)
    return { ...wanted, subcategory: null, message: '', optIn: optInOf(wanted.pageId) };
  const pageId = prefill ? 'find-similar' : 'vehicle';
  return {
    ...PLAIN,
    intro: refusal,
    title: prefill?.subcategory ?? `Ask about this ${word}`,
    category: 'Vehicle Enquiry',
    subcategory: prefill?.subcategory ?? null,
    pageId,
    message: prefill?.message ?? '',
    optIn: optInOf(pageId),
  };
}
