import { FIND_SIMILAR } from '@forecourt/vehicle';
import { marketingConsent } from './marketing-consent.ts';
import { PLAIN } from './topic-texts.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** The enquiry for vehicles similar to one that does not exist, of which only the slug is known. (EN-10) */
export function goneTopic(slug: string): EnquiryTopic {
  const pageId = 'find-similar';
  return {
    ...PLAIN,
    title: FIND_SIMILAR.subcategory,
    category: 'Vehicle Enquiry',
    subcategory: FIND_SIMILAR.subcategory,
    pageId,
    message: FIND_SIMILAR.message,
    answers: { 'Vehicle asked about': slug.slice(0, 200) },
    optIn: marketingConsent({ form: null, pageId, car: null }).statement,
  };
}
