import { replacesOverlayEntry } from '@forecourt/browser';
import { keepOwnOffer } from '@forecourt/finance-calculator/trade-in';
import { declaredFields, isAsked, leadMessages } from '@forecourt/lead';
import type { DeclaredValues, SavedDetails } from '@forecourt/lead';
import { HONEYPOT_FIELD, newKey, PlatformProblem, postLead } from '@forecourt/platform-client';
import type { Appointments } from '@forecourt/platform-client';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { localDate } from '@forecourt/values';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { checkEnquiry, namedErrors } from '../logic/check-enquiry.ts';
import type { CheckedForm } from '../logic/check-enquiry.ts';
import { isDayOnly } from '../logic/chosen-time.ts';
import { countEnquiry, countFormStart } from '../logic/count-enquiry.ts';
import { keepDraft } from '../logic/draft.ts';
import type { EnquiryCar } from '../logic/enquiry-car.ts';
import type { EnquiryTopic } from '../logic/topic-texts.ts';
import { failureText } from '../logic/failure-text.ts';
import { errorList, formRules } from '../logic/form-fields.ts';
import type { FormErrors, FormValues } from '../logic/form-fields.ts';
import { errorsOfStep, firstOpenStep, lastStep } from '../logic/form-steps.ts';
import { bookedBy, leadRequest, shownPrice } from '../logic/lead-request.ts';
import type { SalesPlace } from '../logic/sales-places.ts';
import { sentOffer } from '../logic/trade-in-value.ts';
import { readDetails, saveDetails } from '../logic/saved-details.ts';
import { rememberSent } from '../logic/sent-enquiry.ts';
import { readVisit } from '../logic/visit.ts';
import { visitPlace } from '../logic/visit-places.ts';
import type { EnquiryOptions } from '../manifest.ts';
import type { FormBinding } from './form-binding.ts';
import { keepStepDraft, useFormSteps } from './use-form-steps.ts';
import { useFilled } from './use-filled.ts';
import { useFormFiles } from './use-form-files.ts';
import { useFormState } from './use-form-state.ts';
import { useOfferedTimes } from './use-offered-times.ts';
import { useTradeInValue } from './use-trade-in-value.ts';

export interface LiveEnquiryInput {
  topic: EnquiryTopic;
  car: EnquiryCar | null;
  places: readonly SalesPlace[];
  options: EnquiryOptions;
  /** The values in the form at hydration. */
  values: FormValues;
  /** The available times when the server rendered the page; null for none. */
  known: Appointments | null;
  /** Answers to a declared form that the URL fills in now. */
  filled?: DeclaredValues;
  /** The loan chosen on the page, as a query, for a finance enquiry. Default: the one that the calculator starts with. */
  loan?: string;
  /** Name under which the values of the form are kept when it closes. Default: they are not kept. */
  draft?: string;
  /** When the visitor first saw the form, as `performance.now()`; null when it appears with this call. */
  seenAt: number | null;
  /** The server's errors for a post without JavaScript. */
  refused?: Pick<FormBinding, 'errors' | 'failure' | 'step'> | null;
}

const contactFields = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;

/**
 * The logic of an enquiry form: prefills saved contact details, validates with the server's schema, sends the form, shows
 * errors, saves the details for the next form and navigates to `/success`. (EN-07, EN-09)
 */
export function useLiveEnquiry({
  topic,
  car,
  places,
  options,
  values,
  seenAt,
  loan = '',
  draft,
  refused = null,
  known,
  filled = {},
}: LiveEnquiryInput): FormBinding {
  const shown = useSite();
  const site = shown.slug;
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState(refused?.failure ?? null);
  const [summary, setSummary] = useState<FormBinding['summary']>(() =>
    errorList(refused?.errors ?? {}, topic),
  );
  const started = useRef(seenAt ?? 0);
  const lastTry = useRef({ content: '', key: '' });
  useEffect(() => {
    if (seenAt === null) started.current = performance.now();
  }, [seenAt]);

  const rules = useMemo(
    () => ({ rules: formRules(options, places, topic), topic, today: localDate(new Date(), shown.zone) }),
    [options, places, topic, shown.zone],
  );
  const check = useCallback((entries: FormValues) => errorsOf(checkEnquiry(entries, rules)), [rules]);
  const begun = useRef(false);
  const begin = useCallback(() => {
    if (!begun.current) countFormStart(topic, car);
    begun.current = true;
  }, [car, topic]);
  const form = useFormState({ initial: values, errors: refused?.errors ?? {}, check, onChange: begin });
  const { read, write, mark, field, errors } = form;
  const { location: placeName, dateTime: chosen, values: given } = form.values;
  useEffect(() => {
    const details = readDetails(site);
    const empty = contactFields.filter((name) => read()[name] === '');
    for (const name of details ? empty : []) if (details?.[name]) write(name, details[name]);
  }, [site, read, write]);
  const [open] = useState(() => firstOpenStep(check(values), topic));
  const { step, go } = useFormSteps(topic, { start: refused?.step ?? 0, open });
  const own = visitPlace(shown, car, topic);
  const place = own && (places.find(({ name }) => name === placeName) ?? own);
  const { times: offered, ask } = useOfferedTimes(place?.id ?? null, known);
  useEffect(() => {
    // A chosen day without a time is not shown where it has no free time.
    const day = read().dateTime;
    const isGone = offered?.state === 'offered' && !offered.slots.some((slot) => slot.startsWith(day));
    if (isDayOnly(day) && isGone) write('dateTime', '');
  }, [offered, read, write]);
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

  const sent = useRef(false);
  const keep = useEffectEvent(() => {
    const typed = sent.current ? null : read();
    if (draft !== undefined) keepDraft(draft, typed);
    keepStepDraft(site, topic, typed?.values ?? null);
  });
  useEffect(() => {
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const showStep = useCallback(
    (found: FormErrors) => {
      const wrong = firstOpenStep(found, topic);
      if (wrong < lastStep(topic)) go(wrong);
    },
    [go, topic],
  );

  /** Shows the next step, or the errors of this one. */
  const proceed = useCallback(() => {
    const entries = read();
    const found = errorsOfStep(check(entries), topic, step);
    const list = errorList(found, topic);
    mark(found);
    setSummary(list);
    setFailure(null);
    if (list.length > 0) return;
    keepStepDraft(site, topic, entries.values);
    go(step + 1);
  }, [read, check, mark, topic, step, site, go]);

  const send = useCallback(
    async (enquiry: CheckedForm, honeypot: string) => {
      setFailure(null);
      setSummary([]);
      setSending(true);
      const visit = readVisit(site);
      const valuationId = value?.state === 'valued' ? value.valuation.id : null;
      const lead = leadRequest(enquiry, {
        ...{ topic, car, places, loan, visit, valuationId, honeypot },
        url: location.href,
        priceShown: shownPrice(car),
      });
      // A retry with the same content keeps its idempotency key, so that it cannot create a second lead.
      const content = JSON.stringify(lead);
      if (lastTry.current.content !== content) lastTry.current = { content, key: newKey() };
      const elapsed_ms = Math.round(performance.now() - started.current);
      const idempotencyKey = lastTry.current.key;
      const answer = await postLead({ ...lead, elapsed_ms }, { idempotencyKey }).catch(problemOf);
      if ('lead_id' in answer) {
        sent.current = true;
        countEnquiry(topic, car);
        saveDetails(site, contactOf(enquiry));
        const offer = sentOffer(value, lead, answer.lead_id);
        if (offer) keepOwnOffer(site, lead.offer_accepted === 'No' ? null : offer);
        rememberSent(site, { category: topic.category, car, booked: bookedBy(lead, car, own), offer });
        await navigate(paths.success(), { replace: replacesOverlayEntry() });
        return;
      }
      setSending(false);
      const refused = namedErrors(answer.fields, topic);
      const list = errorList(refused, topic);
      mark(refused);
      setSummary(list);
      if (topic.appointment !== null && list.length > 0) ask();
      if (list.length > 0) {
        showStep(refused);
        return;
      }
      setFailure(failureText(answer, { isOffline: !navigator.onLine }));
      if (options.nativeAlert) window.alert(leadMessages.submitFailed);
    },
    [site, topic, car, own, places, loan, value, options, navigate, mark, ask, showStep],
  );

  /** Waits for files on their way where they are needed now; shows those that were not sent. */
  const filesReady = useCallback(async () => {
    const here = topic.form?.steps[step]?.fields ?? [];
    if (step === lastStep(topic) || here.some((field) => field.kind === 'file' && field.required)) {
      setSending(true);
      await settled();
      setSending(false);
    }
    const texts = Object.entries(unsent()).map(([field, text]) => [`values.${field}`, [text]] as const);
    const list = errorList(namedErrors(Object.fromEntries(texts), topic), topic);
    if (list.length === 0) return true;
    setFailure(null);
    setSummary(list);
    showStep(Object.fromEntries(list.map(({ field, text }) => [field, text])));
    return false;
  }, [settled, unsent, topic, step, showStep]);

  const submit = useCallback(
    async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const honeypot = new FormData(event.currentTarget).get(HONEYPOT_FIELD);
      if (hasFiles && !(await filesReady())) return;
      if (step < lastStep(topic)) {
        proceed();
        return;
      }
      const checked = checkEnquiry(read(), rules);
      if ('enquiry' in checked) {
        await send(checked.enquiry, typeof honeypot === 'string' ? honeypot : '');
        return;
      }
      setFailure(null);
      mark(checked.errors);
      setSummary(errorList(checked.errors, topic));
      showStep(checked.errors);
    },
    [read, rules, send, mark, step, topic, proceed, showStep, hasFiles, filesReady],
  );

  const choose = useCallback(
    (time: string) => {
      begin();
      write('dateTime', time);
    },
    [begin, write],
  );
  const times = useMemo(() => offered && { ...offered, chosen, choose }, [offered, chosen, choose]);

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

const errorsOf = (checked: ReturnType<typeof checkEnquiry>): FormErrors =>
  'errors' in checked ? checked.errors : {};

function contactOf({ name, last_name, email, phone, postcode }: CheckedForm): SavedDetails {
  return { name, last_name, email, phone, postcode };
}

/** An error of the platform, or another error without a message for the visitor. */
function problemOf(error: unknown): Pick<PlatformProblem, 'status' | 'error' | 'fields'> {
  return error instanceof PlatformProblem ? error : { status: 0, error: leadMessages.unexpected, fields: {} };
}
