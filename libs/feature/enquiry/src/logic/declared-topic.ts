import type { DeclaredValues, FormDeclaration } from '@forecourt/lead';
import { declaredFields, DROP_OFF_LABEL } from '@forecourt/lead';
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
    appointment: form.dropOff ? DROP_OFF_LABEL : null,
    optIn: marketingConsent({ form, pageId: id, car: null }).statement,
    message: '',
  };
}

/** A form without the answer that books a loan car, for a workshop that has none left on any of its days. */
export function withoutLoanCar(form: FormDeclaration): FormDeclaration {
  const wish = form.dropOff?.loanCar;
  if (!wish) return form;
  const steps = form.steps.map((step) => ({
    ...step,
    fields: step.fields.map((field) =>
      field.kind === 'choice' && field.name === wish.field
        ? { ...field, options: field.options.filter((option) => option !== wish.is) }
        : field,
    ),
  }));
  return { ...form, steps };
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
