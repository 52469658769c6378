import { Alert, Button, ErrorSummary, Link } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import type { EnquiryOptions } from '../manifest.ts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { ComponentType, FocusEventHandler, Ref } from 'react';
import type { EnquiryTopic } from '../logic/topic-texts.ts';
import { formRules } from '../logic/form-fields.ts';
import type { FormValues } from '../logic/form-fields.ts';
import { lastStep } from '../logic/form-steps.ts';
import type { SalesPlace } from '../logic/sales-places.ts';
import type { AppointmentFieldProps } from './AppointmentField.tsx';
import { BACK_BUTTON } from './back-button.ts';
import type { DeclaredStepProps } from './DeclaredStep.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import { fieldId } from './field-id.ts';
import type { FormBinding } from './form-binding.ts';

export interface EnquiryFormProps {
  topic: EnquiryTopic;
  options: Pick<
    EnquiryOptions,
    'buttonText' | 'messageRequired' | 'disclaimer' | 'privacyNotice' | 'assurances'
  >;
  places: readonly SalesPlace[];
  /** Initial values of the fields. */
  values: FormValues;
  binding: FormBinding;
  /** URL that the form posts to without JavaScript. */
  action: string;
  /** Hidden fields for a post without JavaScript. */
  hidden?: Readonly<Record<string, string>>;
  /** The part of a declared form, where the form may be one. */
  Declared?: ComponentType<DeclaredStepProps>;
  /** The time picker, where the form may have one. */
  Times?: ComponentType<AppointmentFieldProps> | null;
  /** In a dialog the submit button stays at the bottom of a phone's screen. */
  layout?: 'page' | 'dialog';
  formRef?: Ref<HTMLFormElement>;
  onFocus?: FocusEventHandler;
}

/** The markup of the enquiry form, in every state. */
export function EnquiryForm({
  topic,
  options,
  places,
  values,
  binding,
  action,
  hidden = {},
  Declared,
  Times = null,
  layout = 'page',
  formRef,
  onFocus,
}: EnquiryFormProps) {
  const id = useId();
  const site = useSite();
  const { summary, failure, sending, submit, step, go } = binding;
  const shown = topic.form?.steps[step];
  const isLast = step === lastStep(topic);
  const errors = useMemo(
    () => summary.map(({ field, text }) => ({ fieldId: fieldId(id, field), text })),
    [summary, id],
  );
  return (
    <form
      ref={formRef}
      method="post"
      encType={shown?.fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      action={action}
      noValidate
      onFocus={onFocus}
      onSubmit={submit ?? undefined}
      className={clsx('flex flex-col gap-5', layout === 'dialog' && 'min-h-full')}
    >
      {topic.intro && step === 0 && <p className="text-ink-2">{topic.intro}</p>}
      {topic.about === 'reserve' && <Assurances lines={options.assurances} />}
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      <ErrorSummary errors={errors} />
      {topic.form && Declared && (
        <Declared idPrefix={id} form={topic.form} values={values} binding={binding} />
      )}
      {isLast && (
        <EnquiryFields
          idPrefix={id}
          values={values}
          binding={binding}
          hasMessage={topic.form === null}
          appointment={topic.appointment}
          Times={Times}
          loanCar={Boolean(topic.form?.dropOff?.loanCar)}
          places={places}
          messageRequired={formRules(options, places, topic).message}
          optIn={topic.optIn}
          disclaimer={options.disclaimer}
        />
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isLast && (
        <p className="text-print text-ink-3 md:order-last">
          {options.privacyNotice}{' '}
          {hasPage(site, paths.privacy()) && (
            <Link href={paths.privacy()} className="underline hover:text-ink">
              Privacy policy
            </Link>
          )}
        </p>
      )}
      <div
        className={clsx(
          layout === 'dialog' &&
            'sticky bottom-0 bg-surface short:static max-md:-mx-5 max-md:mt-auto max-md:border-t max-md:border-line max-md:px-5 max-md:pt-4 max-md:pb-[max(1rem,env(safe-area-inset-bottom))] md:-mb-4 md:pb-4 md:before:pointer-events-none md:before:absolute md:before:inset-x-0 md:before:bottom-full md:before:h-5 md:before:bg-linear-to-t md:before:from-surface md:before:to-transparent',
        )}
      >
        {/* The first button of a form is the one that Enter presses. */}
        <div className="flex flex-row-reverse gap-3">
          <Button type="submit" size="large" className="flex-1" busyText={sending ? 'Sending' : null}>
            {isLast ? (topic.button ?? options.buttonText) : 'Continue'}
          </Button>
          {step > 0 && (
            <Button
              {...(go ? { type: 'button', onClick: () => go(step - 1) } : BACK_BUTTON)}
              variant="outline"
              size="large"
            >
              Back
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

/** The dealer's assurances beside the deposit. */
function Assurances({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Guarantees and warranty" className="grid gap-2 text-note text-ink-2">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-3">
          <Check aria-hidden size={18} strokeWidth={1.75} className="mt-[3px] shrink-0 text-success" />
          {line}
        </li>
      ))}
    </ul>
  );
}
