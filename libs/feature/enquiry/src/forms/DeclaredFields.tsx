import type { DeclaredField, DeclaredValue, DeclaredValues } from '@forecourt/lead';
import { ChoiceField, Select, TextArea, TextField } from '@forecourt/primitives';
import { DeclaredFiles } from './DeclaredFiles.tsx';
import { conditionsOf } from '../logic/form-conditions.ts';
import type { FormConditions } from '../logic/form-conditions.ts';
import { fieldId } from './field-id.ts';
import type { FormBinding } from './form-binding.ts';

/** Options up to this number are radio buttons, more are a list to open. */
const RADIO_BUTTONS = 6;

export interface DeclaredFieldsProps {
  /** Prefix of the ids of all fields; unique on the page. */
  idPrefix: string;
  fields: readonly DeclaredField[];
  /** Initial values. */
  values: DeclaredValues;
  binding: Pick<FormBinding, 'field' | 'errors' | 'isAsked' | 'files'>;
}

/**
 * The fields of one step of a declared form. They are uncontrolled, so the same fields work with and without JavaScript. Until the code of the
 * form is there, CSS hides a field that is not asked (`form-conditions.css`).
 */
export function DeclaredFields({ idPrefix, fields, values, binding }: DeclaredFieldsProps) {
  const conditions = conditionsOf(fields);
  return (
    <div className="grid gap-y-5">
      {fields
        .filter((field) => binding.isAsked(field))
        .map((field) => (
          <div key={field.name} data-when={conditions.of(field)}>
            <Field
              id={fieldId(idPrefix, `values.${field.name}`)}
              field={field}
              value={values[field.name] ?? ''}
              binding={binding}
              conditions={conditions}
            />
          </div>
        ))}
    </div>
  );
}

interface FieldProps {
  id: string;
  field: DeclaredField;
  value: DeclaredValue;
  binding: DeclaredFieldsProps['binding'];
  conditions: FormConditions;
}

function Field({ id, field, value, binding, conditions }: FieldProps) {
  const { label, hint, required } = field;
  const frame = {
    ...{
      id,
      label,
      hint,
      optional: !required || (field.when !== undefined && conditions.of(field) === undefined),
    },
    error: binding.errors[`values.${field.name}`] ?? null,
  };
  if (field.kind === 'file')
    return <DeclaredFiles frame={frame} field={field} value={value} binding={binding} />;
  const bound = binding.field(`values.${field.name}`);
  const text = [value].flat()[0] ?? '';
  const meets = (option: string) => conditions.metBy(field, option);
  const control = { ...frame, ...bound, defaultValue: text, 'aria-required': required };
  switch (field.kind) {
    case 'text':
      return <TextField {...control} limit={field.max} autoComplete={field.autoComplete ?? 'off'} />;
    case 'number':
      return <TextField {...control} inputMode="numeric" autoComplete="off" className="max-w-56" />;
    case 'date':
      return <TextField {...control} type="date" className="max-w-56" />;
    case 'lines':
      return <TextArea {...control} rows={3} limit={field.max} />;
    case 'ticks':
      return (
        <ChoiceField
          {...frame}
          type="checkbox"
          options={field.options}
          chosen={[value].flat()}
          input={bound}
          meets={meets}
        />
      );
    case 'choice':
      if (field.options.length <= RADIO_BUTTONS)
        return (
          <ChoiceField
            {...frame}
            type="radio"
            options={field.options}
            chosen={[text]}
            input={bound}
            meets={meets}
          />
        );
      return (
        <Select {...control}>
          <option value="">Choose one</option>
          {field.options.map((option) => (
            <option key={option} data-meets={meets(option)}>
              {option}
            </option>
          ))}
        </Select>
      );
  }
}
