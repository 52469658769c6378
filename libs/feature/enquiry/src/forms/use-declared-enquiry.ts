import { keepOwnOffer } from '@forecourt/finance-calculator/trade-in';
import { declaredFields, isAsked } from '@forecourt/lead';
import type { DeclaredValues } from '@forecourt/lead';
import type { LeadRequestInput } from '@forecourt/platform-client';
import { useSite } from '@forecourt/site-config/react';
import { localDate } from '@forecourt/values';
import { useCallback, useMemo, useState } from 'react';
import type { SubmitEvent } from 'react';
import { errorsOf, namedErrors } from '../logic/check-enquiry.ts';
import { checkForm } from '../logic/check-form.ts';
import { formRules } from '../logic/form-fields.ts';
import type { FormErrors, FormValues } from '../logic/form-fields.ts';
import { errorsOfStep, firstOpenStep, lastStep } from '../logic/form-steps.ts';
import { sentOffer } from '../logic/trade-in-value.ts';
import type { FormBinding } from './form-binding.ts';
import { useEnquiry } from './use-enquiry.ts';
import type { EnquiryInput } from './use-enquiry.ts';
import { useFilled } from './use-filled.ts';
import { useFormFiles } from './use-form-files.ts';
import { keepStepDraft, useFormSteps } from './use-form-steps.ts';
import { useOnLeave } from './use-on-leave.ts';
import { useTradeInValue } from './use-trade-in-value.ts';

/** The logic of a declared form: that of every form, its steps and files, and the value of the shopper's own vehicle. */
export function useDeclaredEnquiry(input: EnquiryInput): FormBinding {
  const { topic, places, options, values, refused = null, filled = {} } = input;
  const { slug: site, zone } = useSite();
  const rules = useMemo(
    () => ({ rules: formRules(options, places, topic), topic, today: localDate(new Date(), zone) }),
    [options, places, topic, zone],
  );
  const check = useCallback((entries: FormValues) => checkForm(entries, rules), [rules]);
  const { form, summary, failure, sending, times, isSent, begin, setSending, refuse, summarise, send } =
    useEnquiry(input, check);
  const { field, errors, read, write } = form;
  const given = form.values.values;
  const [open] = useState(() => firstOpenStep(errorsOf(check(values)), topic));
  const { step, go } = useFormSteps(topic, { start: refused?.step ?? 0, open });
  const fill = useCallback(
    (name: string, value: DeclaredValues[string]) => write(`values.${name}`, value),
    [write],
  );
  useFilled(filled, fill);
  const changeFiles = useCallback(
    (name: string, change: (signed: string[]) => string[]) => {
      const signed = [read().values[name] ?? []].flat().filter((each) => each !== '');
      write(`values.${name}`, change(signed));
    },
    [read, write],
  );
  const hasFiles = topic.form !== null && declaredFields(topic.form).some(({ kind }) => kind === 'file');
  const { files, settled, unsent } = useFormFiles(topic, given, changeFiles);
  const { onlineValuation } = options;
  const { notice, value } = useTradeInValue({ topic, onlineValuation, step, values: given, fill });
  useOnLeave(() => keepStepDraft(site, topic, isSent() ? null : read().values));

  const showStep = useCallback(
    (found: FormErrors) => {
      const wrong = firstOpenStep(found, topic);
      if (wrong < lastStep(topic)) go(wrong);
    },
    [go, topic],
  );

  /** Waits for files on their way where they are needed now; shows those that were not sent. */
  const filesReady = useCallback(async () => {
    const here = topic.form?.steps[step]?.fields ?? [];
    if (step === lastStep(topic) || here.some((each) => each.kind === 'file' && each.required)) {
      setSending(true);
      await settled();
      setSending(false);
    }
    const texts = Object.entries(unsent()).map(([name, text]) => [`values.${name}`, [text]] as const);
    const found = namedErrors(Object.fromEntries(texts), topic);
    if (texts.length === 0) return true;
    summarise(found);
    showStep(found);
    return false;
  }, [settled, unsent, topic, step, showStep, setSending, summarise]);

  const submit = useCallback(
    async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      begin();
      if (hasFiles && !(await filesReady())) return;
      const entries = read();
      const checked = check(entries);
      if (step < lastStep(topic)) {
        const found = errorsOfStep(errorsOf(checked), topic, step);
        refuse(found);
        if (Object.keys(found).length > 0) return;
        keepStepDraft(site, topic, entries.values);
        go(step + 1);
        return;
      }
      if ('errors' in checked) {
        refuse(checked.errors);
        showStep(checked.errors);
        return;
      }
      const offerOf = (lead: LeadRequestInput, leadId: string) => {
        const offer = sentOffer(value, lead, leadId);
        if (offer) keepOwnOffer(site, lead.offer_accepted === 'No' ? null : offer);
        return offer;
      };
      const valuationId = value?.state === 'valued' ? value.valuation.id : null;
      showStep(await send(checked.enquiry, { valuationId, offerOf }));
    },
    [begin, check, read, send, refuse, step, topic, site, go, value, showStep, hasFiles, filesReady],
  );

  return useMemo(
    () => ({
      isAsked: (each) => isAsked(each, given),
      ...{ field, errors, summary, times, step, go, notice, value, failure, sending },
      files: hasFiles ? files : null,
      submit: (event) => void submit(event),
    }),
    [
      field,
      given,
      errors,
      summary,
      times,
      step,
      go,
      notice,
      value,
      failure,
      sending,
      submit,
      files,
      hasFiles,
    ],
  );
}
