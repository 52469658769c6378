import { checkedAnswers, declaredFields, declaredLead } from '@forecourt/lead';
import type { FormDeclaration } from '@forecourt/lead';
import { locationsFor } from '@forecourt/location';
import type { PublicSite } from '@forecourt/site-config';
import type { LeadRequest } from '@forecourt/platform-client/contracts';

/** What a declared form is checked with. */
export interface DeclaredContext {
  forms: readonly FormDeclaration[];
  locations: PublicSite['locations'];
  /** The local date of the dealer, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Checks the answers of a request from a declared form, and puts them into the lead; category and subcategory are those of the form. Without
 * a chosen location and a vehicle, the lead goes to the first location of the form's kind. A request from another form is returned as it is.
 *
 * @returns the request and what was chosen in the form, for the confirmation, or the messages of its wrong fields, with the names `values.<name>`.
 */
export function declaredRequest(
  request: LeadRequest,
  { forms, locations, today }: DeclaredContext,
): { request: LeadRequest; asked: [label: string, text: string][] } | { fields: Record<string, string[]> } {
  const form = forms.find(({ id }) => id === request.page_id);
  if (!form)
    return Object.keys(request.values).length === 0
      ? { request, asked: [] }
      : { fields: { page_id: ['This form is not on this site.'] } };
  const { values, problems } = checkedAnswers(declaredFields(form), request.values, today);
  const wrong = Object.entries(problems).map(([name, text]) => [`values.${name}`, [text]]);
  if (wrong.length > 0) return { fields: Object.fromEntries(wrong) };
  const { fields, answers } = declaredLead(form, values);
  const { category, subcategory } = form;
  return {
    asked: askedRows(form, answers),
    request: {
      ...request,
      ...fields,
      ...{ category, subcategory },
      answers: { ...request.answers, ...answers },
      location_id: request.location_id ?? placeId(form, request, locations),
    },
  };
}

/** The title of the form, and the chosen options and dates: words of the form, none of the shopper. */
function askedRows(form: FormDeclaration, answers: Readonly<Record<string, string>>): [string, string][] {
  const chosen = declaredFields(form).flatMap(({ kind, label }): [string, string][] => {
    const answer = answers[label];
    return ['choice', 'ticks', 'date'].includes(kind) && answer !== undefined ? [[label, answer]] : [];
  });
  return [['You asked about', form.title], ...chosen];
}

function placeId(
  { places }: FormDeclaration,
  { car_id }: LeadRequest,
  locations: PublicSite['locations'],
): number | null {
  if (places === null || car_id !== null) return null;
  return locationsFor(places, locations)[0]?.id ?? null;
}
