import { clsx } from 'clsx';
import { PERIODS, periodName, type Answers, type ApplicationField } from '@forecourt/credit-application';
import { ChoiceField, Select, TextArea, TextField } from '@forecourt/primitives';
import { fieldId } from './field-id.ts';

/** Options up to this number are radio buttons, more are a list to open. */
const RADIO_BUTTONS = 6;

/** Texts longer than this have several lines. */
const ONE_LINE = 300;

export interface StepFieldProps {
  field: ApplicationField;
  answers: Answers;
  error: string | null;
}

/** One question. Its control is uncontrolled, so that the same question works with and without JavaScript. */
export function StepField({ field, answers, error }: StepFieldProps) {
  const { name, label, hint, required, autoComplete = 'off' } = field;
  const frame = { id: fieldId(name), label, hint, optional: !required, error };
  const text = answers[name] ?? '';
  const control = { ...frame, name, defaultValue: text, 'aria-required': required, autoComplete };
  switch (field.kind) {
    case 'text':
      return field.max > ONE_LINE ? (
        <TextArea {...control} rows={3} limit={field.max} />
      ) : (
        <TextField {...control} limit={field.max} />
      );
    case 'email':
      return <TextField {...control} type="email" inputMode="email" />;
    case 'phone':
      return <TextField {...control} type="tel" inputMode="tel" />;
    case 'postcode':
    case 'abn':
      return <TextField {...control} inputMode="numeric" className="max-w-56" />;
    case 'birthDate':
      return <TextField {...control} type="date" className="max-w-56" />;
    case 'amount':
      return <TextField {...control} inputMode="decimal" className="max-w-56" />;
    case 'periodAmount':
      return (
        <div
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)_minmax(0,10rem)] gap-4 sm:max-w-lg',
            error ? 'items-start' : 'items-end',
          )}
        >
          <TextField {...control} inputMode="decimal" />
          <Select
            id={fieldId(periodName(name))}
            name={periodName(name)}
            label="How often"
            aria-label={`${label}: how often`}
            defaultValue={answers[periodName(name)] || field.usual || ''}
            autoComplete="off"
          >
            <option value="">Choose</option>
            {PERIODS.map((period) => (
              <option key={period} value={period}>
                a {period}
              </option>
            ))}
          </Select>
        </div>
      );
    case 'choice':
      if (field.options.length <= RADIO_BUTTONS)
        return (
          <ChoiceField {...frame} type="radio" options={field.options} chosen={[text]} input={{ name }} />
        );
      return (
        <Select {...control}>
          <option value="">Choose one</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      );
  }
}
