import type { Answers, ApplicationField } from '@forecourt/credit-application';
import { FORM_FIELDS } from '../logic/form-fields.ts';
import { StepField } from './StepField.tsx';
import { useAskedFields } from './use-asked-fields.ts';
import { useTradeIn } from './use-trade-in.ts';

export interface StepQuestionsProps {
  fields: readonly ApplicationField[];
  answers: Answers;
  errors: Readonly<Record<string, string>>;
  /** Whether the application begins with this step. */
  isNew: boolean;
}

/** The questions of a step that are asked. */
export function StepQuestions({ fields, answers, errors, isNew }: StepQuestionsProps) {
  const { asked, around, onChange } = useAskedFields(fields, answers);
  const shown = useTradeIn(asked, { answers, isNew });
  return (
    <div ref={around} onChange={onChange} className="grid gap-y-5">
      {shown.map((field) => (
        <div key={field.name}>
          {field.when && <input type="hidden" name={FORM_FIELDS.shown} value={field.name} />}
          <StepField field={field} answers={answers} error={errors[field.name] ?? null} />
        </div>
      ))}
    </div>
  );
}
