import { FieldError } from '@forecourt/primitives';
import { fieldId } from '../../logic/form-fields.ts';

export interface ChoicesProps {
  legend: string;
  name: string;
  type?: 'radio' | 'checkbox';
  options: readonly { value: string; label: string; text?: string }[];
  chosen: readonly string[];
  error?: string | undefined;
}

/** Choices below each other, as native inputs, with a line about each. */
export function Choices({ legend, name, type = 'radio', options, chosen, error }: ChoicesProps) {
  const id = fieldId(name);
  // A summary of errors leads to the first one.
  const idOf = (index: number) => (index === 0 ? id : `${id}-${index + 1}`);
  return (
    <fieldset
      role={type === 'radio' ? 'radiogroup' : 'group'}
      aria-invalid={error !== undefined && type === 'radio' ? true : undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="mb-1.5 text-small font-semibold">{legend}</legend>
      <div className="grid gap-1">
        {options.map(({ value, label, text }, index) => (
          <div key={value} className="flex min-h-11 items-center gap-3">
            <input
              id={idOf(index)}
              aria-describedby={text ? `${idOf(index)}-text` : undefined}
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className={type === 'radio' ? 'radio shrink-0' : 'tick shrink-0'}
            />
            <div className="min-w-0 flex-1">
              <label htmlFor={idOf(index)} className="block py-2">
                {label}
              </label>
              {text && (
                <p id={`${idOf(index)}-text`} className="-mt-2 pb-2 text-note text-ink-2">
                  {text}
                </p>
              )}
            </div>
          </div>
        ))}
      </div>
      <FieldError id={id} error={error ?? null} />
    </fieldset>
  );
}
