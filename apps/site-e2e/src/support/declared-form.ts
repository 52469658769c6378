import { declaredFields, formDeclarationSchema } from '@forecourt/lead';
import type { DeclaredField, FormDeclaration } from '@forecourt/lead';
import type { SiteDefinition } from '@forecourt/site-config';

/** The declared forms of a site. */
export function formsOf({ features }: SiteDefinition): FormDeclaration[] {
  return formDeclarationSchema.array().parse(features['enquiry']?.loader['forms'] ?? []);
}

/** Whether applicants choose their position from a list; else it is a text. */
export function choosesPosition(definition: SiteDefinition): boolean {
  const form = formsOf(definition).find(({ id }) => id === 'careers');
  return (
    form !== undefined && declaredFields(form).some(({ name, kind }) => name === 'role' && kind === 'choice')
  );
}

/** A valid answer to a field. */
export function answerTo(field: DeclaredField): string {
  switch (field.kind) {
    case 'text':
    case 'lines':
      return 'Example';
    case 'number':
      return String(Math.max(field.min, 2_000));
    case 'choice':
    case 'ticks':
      return field.options[0] ?? '';
    case 'date':
      return '2035-01-15';
    case 'file':
      return '';
  }
}

/** Valid answers to all fields of a form, by the names of their inputs. */
export const answersTo = (form: FormDeclaration): Record<string, string> =>
  Object.fromEntries(declaredFields(form).map((field) => [`values.${field.name}`, answerTo(field)]));
