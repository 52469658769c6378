import { replacesOverlayEntry } from '@forecourt/browser';
import { zodResolver } from '@hookform/resolvers/zod';
import { keepOwnOffer } from '@forecourt/finance-calculator/trade-in';
import { declaredFields, declaredValuesSchema, isAsked, leadMessages } from '@forecourt/lead';
import type { DeclaredValues, SavedDetails } from '@forecourt/lead';
import { HONEYPOT_FIELD, newKey, PlatformProblem, postLead } from '@forecourt/platform-client';
import type { Appointments } from '@forecourt/platform-client';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { localDate } from '@forecourt/values';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { get, useForm, useWatch } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { checkEnquiry, namedErrors } from '../logic/check-enquiry.ts';
import { isDayOnly } from '../logic/chosen-time.ts';
import { countEnquiry, countFormStart } from '../logic/count-enquiry.ts';
import { keepDraft } from '../logic/draft.ts';
import type { EnquiryCar } from '../logic/enquiry-car.ts';
import type { EnquiryTopic } from '../logic/topic-texts.ts';
import { failureText } from '../logic/failure-text.ts';
import { errorList, fieldsOf, formRules } from '../logic/form-fields.ts';
import type { FormErrors, FormValues } from '../logic/form-fields.ts';
import { errorsOfStep, firstOpenStep, lastStep } from '../logic/form-steps.ts';
import { formSchemaFor } from '../logic/form-schema.ts';
import type { CheckedForm, FormInput } from '../logic/form-schema.ts';
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
  const schema = useMemo(() => formSchemaFor(rules.rules, topic, rules.today), [rules, topic]);
  const { register, handleSubmit, setError, clearErrors, setValue, getValues, formState, control } = useForm<
    FormInput,
    unknown,
    CheckedForm
  >({
    defaultValues: { ...values, category: null, dealership_slug: null },
    resolver: zodResolver(schema),
    shouldFocusError: false, // the summary takes the focus
  });
  useEffect(() => {
    for (const { field, text } of errorList(refused?.errors ?? {}, topic)) setError(field, { message: text });
  }, [refused, setError, topic]);
  useEffect(() => {
    const details = readDetails(site);
    for (const name of details ? contactFields : [])
      if (getValues(name) === '' && details?.[name]) setValue(name, details[name]);
  }, [site, getValues, setValue]);
  const [placeName, chosen, declared] = useWatch({ control, name: ['location', 'dateTime', 'values'] });
  const [open] = useState(() => firstOpenStep(errorsOf(checkEnquiry(values, rules)), topic));
  const { step, go } = useFormSteps(topic, { start: refused?.step ?? 0, open });
  const own = visitPlace(shown, car, topic);
  const place = own && (places.find(({ name }) => name === placeName) ?? own);
  const { times: offered, ask } = useOfferedTimes(place?.id ?? null, known);
  useEffect(() => {
    // A chosen day without a time is not shown where it has no free time.
    const day = getValues('dateTime') ?? '';
    const isGone = offered?.state === 'offered' && !offered.slots.some((slot) => slot.startsWith(day));
    if (isDayOnly(day) && isGone) setValue('dateTime', '');
  }, [offered, getValues, setValue]);
  const fill = useCallback(
    (name: string, value: DeclaredValues[string]) => setValue(`values.${name}`, value),
    [setValue],
  );
  useFilled(filled, fill);
  const given = useMemo(() => declaredOf(declared), [declared]);
  const changeFiles = useCallback(
    (field: string, change: (signed: string[]) => string[]) => {
      clearErrors(`values.${field}`);
      const signed = [getValues(`values.${field}`) ?? []].flat().filter((each) => typeof each === 'string');
      setValue(`values.${field}`, change(signed));
    },
    [clearErrors, getValues, setValue],
  );
  const hasFiles = topic.form !== null && declaredFields(topic.form).some(({ kind }) => kind === 'file');
  const { files, settled, unsent } = useFormFiles(topic, given, changeFiles);
  const { onlineValuation } = options;
  const { notice, value } = useTradeInValue({ topic, onlineValuation, step, values: given, fill });
  // React Hook Form mutates its errors object, so its JSON shows whether it changed.
  const errorText = JSON.stringify(sentences(formState.errors, topic));
  const errors = useMemo((): FormErrors => JSON.parse(errorText), [errorText]);

  const sent = useRef(false);
  const keep = useEffectEvent(() => {
    const typed = sent.current ? null : valuesOf(getValues());
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
    const found = errorsOfStep(errorsOf(checkEnquiry(valuesOf(getValues()), rules)), topic, step);
    const list = errorList(found, topic);
    for (const { field, text } of list) setError(field, { message: text });
    setSummary(list);
    setFailure(null);
    if (list.length > 0) return;
    clearErrors();
    keepStepDraft(site, topic, valuesOf(getValues()).values);
    go(step + 1);
  }, [getValues, rules, topic, step, setError, clearErrors, site, go]);

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
      for (const { field, text } of list) setError(field, { message: text });
      setSummary(list);
      if (topic.appointment !== null && list.length > 0) ask();
      if (list.length > 0) {
        showStep(refused);
        return;
      }
      setFailure(failureText(answer, { isOffline: !navigator.onLine }));
      if (options.nativeAlert) window.alert(leadMessages.submitFailed);
    },
    [site, topic, car, own, places, loan, value, options, navigate, setError, ask, showStep],
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
      const onValid = (enquiry: CheckedForm) => send(enquiry, typeof honeypot === 'string' ? honeypot : '');
      const onInvalid = (invalid: FieldErrors<FormInput>) => {
        setFailure(null);
        const found = sentences(invalid, topic);
        setSummary(errorList(found, topic));
        showStep(found);
      };
      void handleSubmit(onValid, onInvalid)(event);
    },
    [handleSubmit, send, step, topic, proceed, showStep, hasFiles, filesReady],
  );

  const begun = useRef(false);
  const begin = useCallback(() => {
    if (!begun.current) countFormStart(topic, car);
    begun.current = true;
  }, [car, topic]);

  const choose = useCallback(
    (time: string) => {
      begin();
      clearErrors('dateTime');
      setValue('dateTime', time);
    },
    [begin, clearErrors, setValue],
  );
  const times = useMemo(
    () => offered && { ...offered, chosen: chosen ?? '', choose },
    [offered, chosen, choose],
  );

  return useMemo(
    () => ({
      field: (name) => register(name, { onChange: begin }),
      isAsked: (field) => isAsked(field, given),
      ...{ errors, summary, times, step, go, notice, value, failure, sending },
      files: hasFiles ? files : null,
      submit: (event) => void submit(event),
    }),
    [
      register,
      begin,
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

function sentences(errors: FieldErrors<FormInput>, topic: EnquiryTopic): FormErrors {
  const messages = fieldsOf(topic).map((field) => [field, messageOf(get(errors, field))] as const);
  return namedErrors(Object.fromEntries(messages), topic);
}

function messageOf(error: unknown): string[] | undefined {
  const isMessage = typeof error === 'object' && error !== null && 'message' in error;
  return isMessage && typeof error.message === 'string' ? error.message.split('\n') : undefined;
}

/** The answers as they are typed; React Hook Form has null or false where no option is chosen. */
function declaredOf(values: FormInput['values']): DeclaredValues {
  const typed = Object.entries(values ?? {}).filter(([, value]) => Boolean(value));
  const { data } = declaredValuesSchema.safeParse(Object.fromEntries(typed));
  return data ?? {};
}

function valuesOf(input: FormInput): FormValues {
  const { name, last_name, email, phone, postcode, location, dateTime, message } = input;
  return {
    ...{ name, last_name, email, phone, postcode },
    location: location ?? '',
    dateTime: dateTime ?? '',
    offer_accepted: input.offer_accepted ?? '',
    message: message ?? '',
    opt_in: input.opt_in === true,
    terms_conditions: input.terms_conditions === true,
    values: declaredOf(input.values),
  };
}

function contactOf({ name, last_name, email, phone, postcode }: CheckedForm): SavedDetails {
  return { name, last_name, email, phone, postcode };
}

/** An error of the platform, or another error without a message for the visitor. */
function problemOf(error: unknown): Pick<PlatformProblem, 'status' | 'error' | 'fields'> {
  return error instanceof PlatformProblem ? error : { status: 0, error: leadMessages.unexpected, fields: {} };
}
