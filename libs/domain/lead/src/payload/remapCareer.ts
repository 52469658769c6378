/** Event 22: an enquiry. */
export const ENQUIRY_EVENT_ID = 22;

/** Event 51: a career enquiry. */
export const CAREER_EVENT_ID = 51;

/** Category and subcategory of an enquiry, and the id of its analytics event. */
export interface EnquirySubject {
  readonly category: string | null;
  readonly subcategory: string | null;
  /** Default 22. */
  readonly event_id?: number | null;
}

const CAREER = /^careers?( enquir(y|ies))?$/i;

/**
 * Sets an enquiry's category, subcategory and event id. A career enquiry becomes General Enquiry / Career Enquiry / 51; every
 * other keeps its own, with event 22 if the form has none. It is idempotent, so browser and server may both apply it. (ruling 84)
 *
 * @example remapCareer({ category: 'Careers', subcategory: null }) // { category: 'General Enquiry', subcategory: 'Career Enquiry', event_id: 51 }
 */
export function remapCareer(subject: EnquirySubject) {
  const names = [subject.category, subject.subcategory];
  if (names.some((name) => name !== null && CAREER.test(name.trim()))) {
    return { category: 'General Enquiry', subcategory: 'Career Enquiry', event_id: CAREER_EVENT_ID };
  }
  return {
    category: subject.category,
    subcategory: subject.subcategory,
    event_id: subject.event_id ?? ENQUIRY_EVENT_ID,
  };
}
