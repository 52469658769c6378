import { TextField } from '@forecourt/primitives';
import { CONTACT_FIELDS, fieldId } from '../logic/form-fields.ts';
import type { RefusedPost } from '../logic/page.ts';

/** The contact details. */
export function ContactFields({ values, errors }: Pick<RefusedPost, 'values' | 'errors'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {CONTACT_FIELDS.map(({ name, label, type, autoComplete }) => (
        <TextField
          key={name}
          id={fieldId(name)}
          {...{ name, label, type, autoComplete }}
          defaultValue={values[name] ?? ''}
          error={errors[name] ?? null}
          aria-required
        />
      ))}
    </div>
  );
}
