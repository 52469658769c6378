import { declaredFields } from '@forecourt/lead';
import type { DeclaredValues, FormDeclaration } from '@forecourt/lead';

/** The answers that a declared form starts with, by the names of its fields: the choices with an `initial` option. */
export function initialAnswers(form: Pick<FormDeclaration, 'steps'> | null): DeclaredValues {
  return Object.fromEntries(
    (form ? declaredFields(form) : []).flatMap((field) =>
      field.kind === 'choice' && field.initial !== undefined ? [[field.name, field.initial]] : [],
    ),
  );
}
