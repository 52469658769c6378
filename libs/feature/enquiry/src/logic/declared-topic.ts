import type { DeclaredValues, FormDeclaration } from '@forecourt/lead';
import { declaredFields } from '@forecourt/lead';
import { marketingConsent } from './marketing-consent.ts';
import { PLAIN } from './topic-texts.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** The form with a page at a path of the site; null if it is another page. */
export function declaredForm(forms: readonly FormDeclaration[], pathname: string): FormDeclaration | null {
  const path = pathname.replace(/^\/|\/$/g, '');
  return forms.find(({ paths }) => paths.includes(path)) ?? null;
}

/** The subject of a declared form. */
export function declaredTopic(form: FormDeclaration): EnquiryTopic {
  const { id, title, intro, button, category, subcategory, unsaid } = form;
  return {
    ...PLAIN,
    form,
    pageId: id,
    title,
    intro,
    button,
    category,
    subcategory,
    unsaid,
    optIn: marketingConsent({ form, pageId: id, car: null }).statement,
    message: '',
  };
}

/** Answers that the URL of a form fills in: `?vehiclePriceBudget=30000`. What does not fit the field is left out. */
export function filledIn(form: FormDeclaration, { searchParams }: URL): DeclaredValues {
  const values: DeclaredValues = {};
  for (const field of declaredFields(form)) {
    const text = searchParams.get(field.name)?.trim() ?? '';
    if (text !== '' && fits(field, text)) values[field.name] = text;
  }
  return values;
}

function fits(field: ReturnType<typeof declaredFields>[number], text: string): boolean {
  switch (field.kind) {
    case 'text':
      return text.length <= field.max;
    case 'number':
      return /^\d{1,9}$/.test(text);
    case 'choice':
      return field.options.includes(text);
    default:
      return false;
  }
}
