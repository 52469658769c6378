import { TextField } from '@forecourt/primitives';
import { CONTACT_FIELDS, fieldId } from '../logic/form-fields.ts';
import type { RefusedPost } from '../logic/page.ts';

interface ContactFieldsProps extends Pick<RefusedPost, 'values' | 'errors'> {
  /** The longest text of each field, characters. Default: those of every form. */
  limits?: Record<(typeof CONTACT_FIELDS)[number]['name'], number>;
}

/** The contact details. */
export function ContactFields({ values, errors, limits }: ContactFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {CONTACT_FIELDS.map(({ name, label, type, autoComplete, limit }) => (
        <TextField
          key={name}
          id={fieldId(name)}
          {...{ name, label, type, autoComplete }}
          limit={limits?.[name] ?? limit}
          defaultValue={values[name] ?? ''}
          error={errors[name] ?? null}
          aria-required
        />
      ))}
    </div>
  );
}
