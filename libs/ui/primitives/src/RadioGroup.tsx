import { clsx } from 'clsx';

/** A question with one answer of several. */
export interface RadioGroupProps {
  /** The question, above the choices. */
  legend: string;
  /** `sr-only` shows the question to screen readers only. */
  hideLegend?: boolean;
  name: string;
  choices: readonly { value: string; label: string }[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** `segments`: a segmented control for short choices. */
  look?: 'list' | 'segments';
  className?: string;
}

/** Native radio buttons, which work in a form without JavaScript. */
export function RadioGroup({
  legend,
  hideLegend,
  name,
  choices,
  value,
  defaultValue,
  onChange,
  look = 'list',
  className,
}: RadioGroupProps) {
  return (
    <fieldset className={className}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-small font-semibold'}>{legend}</legend>
      <div className={look === 'segments' ? 'inline-flex rounded-field bg-sunken p-1' : 'grid gap-1'}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={clsx(look === 'segments' ? 'segment' : 'flex min-h-11 items-center gap-3')}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              {...(value === undefined
                ? { defaultChecked: choice.value === defaultValue }
                : { checked: choice.value === value })}
              onChange={() => onChange?.(choice.value)}
              className={look === 'segments' ? 'sr-only' : 'radio'}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
