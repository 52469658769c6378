import { Checkbox, Disclosure, Link, Paragraphs } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { FORM_FIELDS, FORM_ID } from '../logic/form-fields.ts';
import type { ConsentView } from '../logic/page.ts';
import { seenRows } from '../logic/summary.ts';
import { fieldId } from './field-id.ts';

export interface ConsentsProps {
  view: ConsentView;
  lender: string;
  errors: Readonly<Record<string, string>>;
}

/** All answers to read once more, and the texts of the lender to agree to. */
export function Consents({ view: { sections, texts }, lender, errors }: ConsentsProps) {
  const { name: dealer } = useSite();
  const seen = seenRows(sections);
  const tick = (name: string) => ({
    ...{ id: fieldId(name), name, value: 'yes', error: errors[name] ?? null },
    'aria-required': true,
  });
  return (
    <>
      <p className="text-ink-2">Please read your answers once more. Nothing has been sent yet.</p>
      {sections.map(({ step, title, rows }) => (
        <section key={step} aria-label={title} className="rounded-card border border-line p-5">
          <div className="flex items-baseline justify-between gap-4">
            <h3 className="text-body font-bold">{title}</h3>
            <Link href={`?step=${step}#${FORM_ID}`} className="text-note text-brand-text underline">
              Change <span className="sr-only">{title}</span>
            </Link>
          </div>
          <dl className="mt-3 grid gap-x-6 gap-y-2 text-note sm:grid-cols-2">
            {rows.map(({ name, label, text }) => (
              <div key={name}>
                <dt className="text-ink-2">{label}</dt>
                <dd className="font-semibold wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div>
        <p className="mb-3 text-ink-2">
          {lender} lends the money, not {dealer}. These are its texts, version {texts.version}.
        </p>
        <Disclosure title="Credit guide">
          <div className="grid gap-3">
            <Paragraphs text={texts.creditGuide} />
          </div>
        </Disclosure>
        <Disclosure title="Privacy consent">
          <div className="grid gap-3">
            <Paragraphs text={texts.privacy} />
          </div>
        </Disclosure>
      </div>
      <div className="grid gap-4">
        <Checkbox {...tick('credit_guide')} label={`I have read ${lender}’s credit guide.`} />
        <Checkbox
          {...tick('privacy')}
          label={`I agree to the privacy consent. ${dealer} may pass this application to ${lender}, which may ask a credit reporting body about me.`}
        />
        {/* Of other answers it is asked again. */}
        <Checkbox key={seen.join('\n')} {...tick('truth')} label="My answers are true and complete." />
      </div>
      <p className="text-note text-ink-2">
        A lender has to check that you can repay a loan without hardship. A credit check leaves a note in your
        credit report. If you’d rather talk first, call us: nothing is lost.
      </p>
      <input type="hidden" name={FORM_FIELDS.version} value={texts.version} />
      {seen.map((row, at) => (
        <input key={`${at} ${row}`} type="hidden" name={FORM_FIELDS.seen} value={row} />
      ))}
    </>
  );
}
