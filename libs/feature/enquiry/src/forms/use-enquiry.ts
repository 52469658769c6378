import { replacesOverlayEntry } from '@forecourt/browser';
import { leadMessages, savedDetails } from '@forecourt/lead';
import type { DeclaredValues } from '@forecourt/lead';
import { HONEYPOT_FIELD, newKey, PlatformProblem, postLead } from '@forecourt/platform-client';
import type { Appointments, LeadRequestInput } from '@forecourt/platform-client';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorsOf, namedErrors } from '../logic/check-enquiry.ts';
import type { CheckedForm, FormCheck } from '../logic/check-enquiry.ts';
import { isDayOnly } from '../logic/chosen-time.ts';
import { countEnquiry, countFormStart } from '../logic/count-enquiry.ts';
import type { EnquiryCar } from '../logic/enquiry-car.ts';
import { failureText } from '../logic/failure-text.ts';
import { errorList } from '../logic/form-fields.ts';
import type { FormErrors, FormValues } from '../logic/form-fields.ts';
import { bookedBy, leadRequest, shownPrice } from '../logic/lead-request.ts';
import type { SalesPlace } from '../logic/sales-places.ts';
import { readDetails, saveDetails } from '../logic/saved-details.ts';
import { rememberSent } from '../logic/sent-enquiry.ts';
import type { SentOffer } from '../logic/sent-enquiry.ts';
import type { EnquiryTopic } from '../logic/topic-texts.ts';
import { readVisit } from '../logic/visit.ts';
import { visitPlace } from '../logic/visit-places.ts';
import type { EnquiryOptions } from '../manifest.ts';
import type { FormBinding } from './form-binding.ts';
import { useFormState } from './use-form-state.ts';
import type { FormState } from './use-form-state.ts';
import { useOfferedTimes } from './use-offered-times.ts';

export interface EnquiryInput {
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
  /** When the visitor first saw the form, as `performance.now()`; null when it appears with this call. */
  seenAt: number | null;
  /** The server's errors for a post without JavaScript. */
  refused?: Pick<FormBinding, 'errors' | 'failure' | 'step'> | null;
}

/** What a form with a value of the shopper's own vehicle adds to its lead. */
export interface SentValue {
  /** The signed value that the form shows; null for none. */
  valuationId: string | null;
  /** What `/success` shows of it. */
  offerOf(lead: LeadRequestInput, leadId: string): SentOffer | null;
}

/** The part of a live form that all forms have. */
export interface Enquiry {
  form: FormState;
  summary: FormBinding['summary'];
  failure: string | null;
  sending: boolean;
  times: FormBinding['times'];
  /** Whether the form was accepted: nothing of it is kept then. */
  isSent(): boolean;
  /** Counts once that the form was begun. */
  begin(): void;
  setSending(sending: boolean): void;
  /** Shows errors in the summary and at their fields; without errors both are empty. */
  refuse(errors: FormErrors): void;
  /** Shows errors in the summary alone. */
  summarise(errors: FormErrors): void;
  /** Sends the form, saves the contact details for the next form and navigates to `/success`; returns what was refused. */
  send(enquiry: CheckedForm, more?: SentValue): Promise<FormErrors>;
}

const contactFields = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;
const NO_VALUE: SentValue = { valuationId: null, offerOf: () => null };

/**
 * What every enquiry form does in a browser: it prefills saved contact details, offers times, sends the form and shows errors.
 * (EN-07, EN-09)
 */
export function useEnquiry(
  { topic, car, places, options, values, seenAt, loan = '', refused = null, known }: EnquiryInput,
  check: (entries: FormValues) => FormCheck,
): Enquiry {
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
  const sent = useRef(false);
  useEffect(() => {
    if (seenAt === null) started.current = performance.now();
  }, [seenAt]);

  const begun = useRef(false);
  const begin = useCallback(() => {
    if (!begun.current) countFormStart(topic, car);
    begun.current = true;
  }, [car, topic]);
  const form = useFormState({
    initial: values,
    errors: refused?.errors ?? {},
    check: useCallback((entries) => errorsOf(check(entries)), [check]),
    onChange: begin,
  });
  const { read, write, mark, honeypot } = form;
  const { location: placeId, dateTime: chosen } = form.values;
  useEffect(() => {
    const details = readDetails(site);
    if (!details) return;
    const entered = read();
    for (const name of contactFields) if (entered[name] === '' && details[name]) write(name, details[name]);
  }, [site, read, write]);

  const own = visitPlace(shown, car, topic);
  const place = own && (places.find(({ id }) => String(id) === placeId) ?? own);
  const { times: offered, ask } = useOfferedTimes(place?.id ?? null, known);
  useEffect(() => {
    // A chosen day without a time is not shown where it has no free time.
    const day = read().dateTime;
    const isGone = offered?.state === 'offered' && !offered.slots.some((slot) => slot.startsWith(day));
    if (isDayOnly(day) && isGone) write('dateTime', '');
  }, [offered, read, write]);
  const choose = useCallback(
    (time: string) => {
      begin();
      write('dateTime', time);
    },
    [begin, write],
  );
  const times = useMemo(() => offered && { ...offered, chosen, choose }, [offered, chosen, choose]);

  const summarise = useCallback(
    (errors: FormErrors) => {
      setFailure(null);
      setSummary(errorList(errors, topic));
    },
    [topic],
  );
  const refuse = useCallback(
    (errors: FormErrors) => {
      mark(errors);
      summarise(errors);
    },
    [mark, summarise],
  );

  const send = useCallback(
    async (enquiry: CheckedForm, { valuationId, offerOf }: SentValue = NO_VALUE) => {
      begin();
      refuse({});
      setSending(true);
      const lead = leadRequest(enquiry, {
        ...{ topic, car, places, loan, valuationId },
        visit: readVisit(site),
        url: location.href,
        priceShown: shownPrice(car),
        honeypot: honeypot(HONEYPOT_FIELD),
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
        saveDetails(site, savedDetails(enquiry));
        const offer = offerOf(lead, answer.lead_id);
        rememberSent(site, { category: topic.category, car, booked: bookedBy(lead, car, own), offer });
        await navigate(paths.success(), { replace: replacesOverlayEntry() });
        return {};
      }
      setSending(false);
      const wrong = namedErrors(answer.fields, topic);
      refuse(wrong);
      if (Object.keys(wrong).length > 0) {
        if (topic.appointment !== null) ask();
        return wrong;
      }
      setFailure(failureText(answer, { form: topic.form, isOffline: !navigator.onLine }));
      if (options.nativeAlert) window.alert(leadMessages.submitFailed);
      return {};
    },
    [site, topic, car, own, places, loan, options, navigate, begin, refuse, ask, honeypot],
  );

  const isSent = useCallback(() => sent.current, []);
  return { form, summary, failure, sending, times, isSent, begin, setSending, refuse, summarise, send };
}

/** An error of the platform, or another error without a message for the visitor. */
function problemOf(error: unknown): Pick<PlatformProblem, 'status' | 'error' | 'fields'> {
  return error instanceof PlatformProblem ? error : { status: 0, error: leadMessages.unexpected, fields: {} };
}
