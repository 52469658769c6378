import { whenIdle } from '@forecourt/browser';
import type { DeclaredValues } from '@forecourt/lead';
import type { Appointments } from '@forecourt/platform-client';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EnquiryCar } from '../logic/enquiry-car.ts';
import type { EnquiryTopic } from '../logic/topic-texts.ts';
import { errorList } from '../logic/form-fields.ts';
import { initialAnswers } from '../logic/initial-answers.ts';
import type { RefusedForm } from '../logic/refused-form.ts';
import { offeredTimes } from '../logic/offered-times.ts';
import { formPlaces, startOf, visitPlace } from '../logic/visit-places.ts';
import type { enquiry } from '../manifest.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { plainBinding } from './form-binding.ts';
import type { FormBinding } from './form-binding.ts';
import { AppointmentField } from './AppointmentField.tsx';
import type { DeclaredStep } from './DeclaredStep.tsx';
import { loadLive, loadLiveDeclared } from './load-live.ts';
import type { Live } from './load-live.ts';

export interface PageFormProps {
  topic: EnquiryTopic;
  car: EnquiryCar | null;
  /** The loan chosen in the calculator, as a query, for a finance enquiry. */
  loan?: string;
  /** URL that the form posts to without JavaScript. */
  action: string;
  /** The server's errors for a post without JavaScript, with the submitted values. The first value is kept. */
  refused?: RefusedForm | null;
  /** Answers to a declared form that the URL fills in. */
  filled?: DeclaredValues;
  hidden?: Readonly<Record<string, string>>;
  /** The available times when the server rendered the page; null when they could not be loaded. */
  appointments?: Appointments | null;
  /** The part of a declared form: `DeclaredStep`, on a page whose form may be one. */
  Declared?: typeof DeclaredStep;
}

/**
 * An enquiry form on a page. It is a plain HTML form until the browser is idle or a field is focused; then its code loads
 * and enhances it in place. Submitted before that, or without JavaScript, it is posted by the browser.
 */
export function PageForm({
  topic,
  car,
  loan = '',
  action,
  refused: answered = null,
  filled = {},
  hidden,
  appointments = null,
  Declared,
}: PageFormProps) {
  const site = useSite();
  const [refused] = useState(answered); // the router drops action data when the URL changes, even if only the fragment does
  const options = useFeatureOptions<typeof enquiry>('enquiry');
  const places = useMemo(() => formPlaces(site, car, topic), [site, car, topic]);
  const [takeOver, setTakeOver] = useState<TakeOver | null>(null);
  const [live, setLive] = useState<FormBinding | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const seenAt = useRef(0);
  const wanted = useRef(false);

  const load = topic.form === null ? loadLive : loadLiveDeclared;
  const want = useCallback(() => {
    if (wanted.current) return;
    wanted.current = true;
    load().then(
      (Live) => {
        if (form.current) setTakeOver({ Live, form: form.current, seenAt: seenAt.current });
      },
      () => {
        wanted.current = false; // the plain form still works; the next focus retries
      },
    );
  }, [load]);

  useEffect(() => {
    seenAt.current = performance.now();
    return whenIdle(want);
  }, [want]);

  const values = refused?.values ?? {
    ...startOf(topic, places),
    values: { ...initialAnswers(topic.form), ...filled },
  };
  const chosen = values.dateTime;
  const plain = useMemo(() => {
    const hasTimes = visitPlace(site, car, topic) !== undefined;
    const times = !hasTimes ? null : { ...offeredTimes(appointments), chosen, choose: null };
    return plainBinding(refused, errorList(refused?.errors ?? {}, topic), times);
  }, [refused, site, car, topic, appointments, chosen]);
  if (!options) return null;
  return (
    <>
      <EnquiryForm
        topic={topic}
        options={options}
        places={places}
        values={values}
        binding={live ?? plain}
        action={action}
        hidden={hidden}
        formRef={form}
        onFocus={want}
        Declared={Declared}
        Times={AppointmentField}
      />
      {takeOver && (
        <takeOver.Live
          topic={topic}
          car={car}
          places={places}
          options={options}
          form={takeOver.form}
          seenAt={takeOver.seenAt}
          loan={loan}
          filled={filled}
          refused={refused}
          known={appointments}
          onBinding={setLive}
        />
      )}
    </>
  );
}

interface TakeOver {
  Live: Live;
  form: HTMLFormElement;
  seenAt: number;
}
