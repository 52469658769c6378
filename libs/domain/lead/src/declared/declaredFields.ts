import type { DeclaredField } from './declaredField.ts';
import type { FormDeclaration } from './formDeclaration.ts';

/** All fields of a form, first to last. */
export function declaredFields({ steps }: Pick<FormDeclaration, 'steps'>): DeclaredField[] {
  return steps.flatMap(({ fields }) => fields);
}
