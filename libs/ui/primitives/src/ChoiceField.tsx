import { clsx } from 'clsx';
import type { InputHTMLAttributes } from 'react';
import { FieldError } from './FieldError.tsx';
import { describedBy } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';

export interface ChoiceFieldProps extends FieldProps {
  /** One option (`radio`) or several (`checkbox`). */
  type: 'radio' | 'checkbox';
  options: readonly string[];
  /** The options that are chosen at first. */
  chosen: readonly string[];
  /** Attributes of every input, such as its name. */
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** The number of the condition that an option meets, for fields with `data-when` (`form-conditions.css`); undefined for none. */
  meets?: (option: string) => number | undefined;
}

/** A question with its options below each other, as native inputs, which work in a form without JavaScript. `id` is that of the first input. */
export function ChoiceField({
  id,
  label,
  hint,
  error,
  optional,
  type,
  options,
  chosen,
  input,
  meets,
}: ChoiceFieldProps) {
  return (
    <fieldset
      aria-describedby={describedBy(id, hint, error)}
      aria-invalid={error && type === 'radio' ? true : undefined}
      role={type === 'radio' ? 'radiogroup' : 'group'}
    >
      <legend className="mb-1.5 text-small font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-3"> optional</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-print text-ink-3">
          {hint}
        </p>
      )}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option, index) => (
          <label key={option} className="flex min-h-11 items-center gap-3">
            <input
              {...input}
              id={index === 0 ? id : undefined}
              type={type}
              value={option}
              data-meets={meets?.(option)}
              defaultChecked={chosen.includes(option)}
              className={clsx('shrink-0', type === 'radio' ? 'radio' : 'tick')}
            />
            {option}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
