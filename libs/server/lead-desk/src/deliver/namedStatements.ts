import type { LeadStatement } from '@forecourt/lead';
import type { LeadSite } from '../LeadSite.ts';

/** Statements of a lead as a dealer reads them: a dealership has its name, where a lead has its slug. */
export function namedStatements(
  { dealerships = [] }: Pick<LeadSite, 'dealerships'>,
  statements: readonly LeadStatement[],
): LeadStatement[] {
  const nameOf = (slug: string) => dealerships.find((each) => each.slug === slug)?.name ?? slug;
  return statements.map((each) => (each.key === 'dealership' ? { ...each, text: nameOf(each.text) } : each));
}
