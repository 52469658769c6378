import type { Appointments } from '@forecourt/platform-client';
import { whenIdle } from '@forecourt/primitives';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EnquiryCar } from '../logic/enquiry-car.ts';
import type { EnquiryTopic } from '../logic/enquiry-topic.ts';
import { errorList } from '../logic/form-fields.ts';
import type { FormErrors, FormValues } from '../logic/form-fields.ts';
import { offeredTimes } from '../logic/offered-times.ts';
import { formPlaces, startOf } from '../logic/visit-places.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { plainBinding } from './form-binding.ts';
import type { FormBinding } from './form-binding.ts';
import { loadLive } from './load-live.ts';
import type { Live } from './load-live.ts';

export interface PageFormProps {
  topic: EnquiryTopic;
  car: EnquiryCar | null;
  /** Where the browser posts the form by itself. */
  action: string;
  /** What the server said about the post that this page answers, with everything that was typed; kept from then on. */
  refused?: { values: FormValues; errors: FormErrors; failure: string | null } | null;
  hidden?: Readonly<Record<string, string>>;
  /** The times that can be booked with it, as the server knew them; null when it could not tell. */
  appointments?: Appointments | null;
}

/**
 * An enquiry form on a page. It is the browser's own form until the page has come to rest or the visitor turns to it; then the
 * scripts arrive and take it over where it stands. Whoever is quicker than they are, or has none, posts it the plain way.
 */
export function PageForm({
  topic,
  car,
  action,
  refused: answered = null,
  hidden,
  appointments = null,
}: PageFormProps) {
  const site = useSite();
  const [refused] = useState(answered); // the router forgets it at the next change of the address, be it a fragment
  const options = useFeatureOptions('enquiry');
  const places = useMemo(() => formPlaces(site, car, topic), [site, car, topic]);
  const [takeOver, setTakeOver] = useState<TakeOver | null>(null);
  const [live, setLive] = useState<FormBinding | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const seenAt = useRef(0);
  const wanted = useRef(false);

  const want = useCallback(() => {
    if (wanted.current) return;
    wanted.current = true;
    loadLive().then(
      ({ LiveEnquiry }) => {
        if (form.current) setTakeOver({ LiveEnquiry, form: form.current, seenAt: seenAt.current });
      },
      () => {
        wanted.current = false; // the plain form goes on working; the next focus tries again
      },
    );
  }, []);

  useEffect(() => {
    seenAt.current = performance.now();
    return whenIdle(want);
  }, [want]);

  const values = refused?.values ?? startOf(topic, places);
  const chosen = values.dateTime;
  const plain = useMemo(() => {
    const times = topic.appointment === null ? null : { ...offeredTimes(appointments), chosen };
    return plainBinding(refused, errorList(refused?.errors ?? {}), times);
  }, [refused, topic, appointments, chosen]);
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
      />
      {takeOver && (
        <takeOver.LiveEnquiry
          topic={topic}
          car={car}
          places={places}
          options={options}
          form={takeOver.form}
          seenAt={takeOver.seenAt}
          refused={refused}
          known={appointments}
          onBinding={setLive}
        />
      )}
    </>
  );
}

interface TakeOver {
  LiveEnquiry: Live['LiveEnquiry'];
  form: HTMLFormElement;
  seenAt: number;
}
