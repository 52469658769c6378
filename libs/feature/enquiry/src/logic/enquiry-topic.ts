import { unavailablePrefill } from '@forecourt/lead';
import { vehicleWord } from '@forecourt/vehicle';
import type { EnquiryCar } from './enquiry-car.ts';

/** What a form asks about, in the words of the form and of the lead that comes of it. */
export interface EnquiryTopic {
  /** Heading of the dialog or page. */
  title: string;
  category: string;
  subcategory: string | null;
  /** Which form it is; the lead's `page_id`. */
  pageId: 'vehicle' | 'find-similar' | 'contact';
  /** What the message starts with; empty for most. */
  message: string;
  /** Words beside the tick box; it starts unticked. */
  optIn: string;
}

const CONTACT: EnquiryTopic = {
  title: 'Send us a message',
  category: 'General Enquiry',
  subcategory: null,
  pageId: 'contact',
  message: '',
  optIn: 'Send me news and offers by e-mail. I can unsubscribe at any time.',
};

/**
 * What a form asks about. A vehicle that is neither in stock nor coming soon turns it into the wish for a similar one, with the
 * message and subcategory of the specification; no vehicle is a general question.
 */
export function enquiryTopic(car: EnquiryCar | null, now: Date): EnquiryTopic {
  if (!car) return CONTACT;
  const prefill = unavailablePrefill(car, now);
  const word = vehicleWord(car.item_type);
  return {
    title: prefill?.subcategory ?? `Ask about this ${word}`,
    category: 'Vehicle Enquiry',
    subcategory: prefill?.subcategory ?? null,
    pageId: prefill ? 'find-similar' : 'vehicle',
    message: prefill?.message ?? '',
    optIn: prefill
      ? `Send me ${word}s like this one by e-mail. I can unsubscribe at any time.`
      : `Send me price changes for this ${word}. I can unsubscribe at any time.`,
  };
}
