/** The departments of a dealer that answer leads. */
export const LEAD_DEPARTMENTS = ['sales', 'service', 'parts'] as const;

/** A department of a dealer. */
export type LeadDepartment = (typeof LEAD_DEPARTMENTS)[number];

/**
 * The department that answers a lead: that of its location, if it is a workshop or a parts counter, else by the words of its category.
 * Everything else is sales.
 *
 * @example leadDepartment({ category: 'Parts Enquiry', locationType: 'sales' }) // 'parts'
 */
export function leadDepartment({
  category,
  locationType,
}: {
  category: string | null;
  /** The `location_type` of the lead's location; null or empty if it is not known. */
  locationType: string | null;
}): LeadDepartment {
  if (locationType === 'service' || locationType === 'parts') return locationType;
  const words = (category ?? '').toLowerCase();
  if (/\bparts?\b/.test(words)) return 'parts';
  return /\b(?:service|servicing|workshop)\b/.test(words) ? 'service' : 'sales';
}
