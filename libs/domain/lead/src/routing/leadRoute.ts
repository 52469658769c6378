import { remapCareer } from '../payload/remapCareer.ts';
import type { LeadDepartment } from './leadDepartment.ts';

/** Which leads a rule is for. An empty list, and null for the hours, means any. */
export interface LeadConditions {
  /** Categories or subcategories, compared without case; `Careers` means career enquiries, whose leads have another category. */
  categories: readonly string[];
  departments: readonly LeadDepartment[];
  /** Ids of locations: the chosen one, else the selling location of the car. */
  locations: readonly number[];
  /** Whether the location is open when the lead arrives. */
  hours: 'open' | 'closed' | null;
}

/** Who gets which leads. */
export interface LeadRouteRule extends LeadConditions {
  /** E-mail addresses. */
  to: readonly string[];
  /** Whether all of them get a lead, or one after the other. */
  share: 'all' | 'in-turn';
}

/** What a route depends on. */
export interface LeadRouteFacts {
  category: string | null;
  subcategory: string | null;
  department: LeadDepartment;
  locationId: number | null;
  /** Whether the location is open; null if its hours are not known, which matches neither of the two. */
  open: boolean | null;
}

/**
 * The route of a lead: the first rule of which every condition holds. Null if there is none: the lead then goes to the address of its
 * location, and without one to that of the site.
 */
export function leadRoute<Rule extends LeadRouteRule>(
  rules: readonly Rule[],
  facts: LeadRouteFacts,
): Rule | null {
  return rules.find((rule) => rule.to.length > 0 && fitsLead(rule, facts)) ?? null;
}

/** A category of a rule as leads have it: that of a career form is kept as another one. */
function nameInLead(category: string): string {
  const { subcategory } = remapCareer({ category, subcategory: null });
  return (subcategory ?? category).trim().toLowerCase();
}

/** Whether every condition of a rule holds for a lead. */
export function fitsLead(
  { categories, departments, locations, hours }: LeadConditions,
  { category, subcategory, department, locationId, open }: LeadRouteFacts,
): boolean {
  const names = [category, subcategory].map((name) => name?.trim().toLowerCase());
  return (
    (categories.length === 0 || categories.some((each) => names.includes(nameInLead(each)))) &&
    (departments.length === 0 || departments.includes(department)) &&
    (locations.length === 0 || (locationId !== null && locations.includes(locationId))) &&
    (hours === null || open === (hours === 'open'))
  );
}
