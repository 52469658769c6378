import { OpenLine } from '@forecourt/chrome';
import { openLine } from '@forecourt/location';
import { Dialog } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { draftOf } from '../logic/draft.ts';
import type { EnquiryCar } from '../logic/enquiry-car.ts';
import type { EnquiryTopic } from '../logic/topic-texts.ts';
import { formPlaces, startOf } from '../logic/visit-places.ts';
import type { enquiry } from '../manifest.ts';
import type { AppointmentFieldProps } from './AppointmentField.tsx';
import { CarSummary } from './CarSummary.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { useLiveEnquiry } from './use-live-enquiry.ts';

export interface EnquiryDialogProps {
  car: EnquiryCar;
  topic: EnquiryTopic;
  /** The loan chosen on the page, as a query, for a finance enquiry. */
  loan?: string | undefined;
  /** When the dialog was opened, to say whether the location is open. */
  now: Date;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The time picker of a topic that books a time. Default: none. */
  Times?: ComponentType<AppointmentFieldProps> | null;
}

/** The enquiry form in a dialog, with the vehicle beside it. */
export function EnquiryDialog({ car, topic, loan, now, open, onOpenChange, Times }: EnquiryDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={topic.title}
      layout="wide"
      aside={
        <CarSummary car={car}>
          <Place car={car} now={now} />
        </CarSummary>
      }
    >
      <div className="flex min-h-full flex-col px-5 pt-5 *:flex-1 md:px-8 md:pt-1 md:pb-8">
        <DialogForm car={car} topic={topic} loan={loan} Times={Times} />
      </div>
    </Dialog>
  );
}

/** Whether the vehicle's location is open. */
function Place({ car, now }: Pick<EnquiryDialogProps, 'car' | 'now'>) {
  const site = useSite();
  const location = site.locations.find(({ id }) => id === car.location_id);
  if (!location) return null;
  return (
    <p className="mt-3 hidden md:block">
      <OpenLine {...openLine(site, location, now)} />
    </p>
  );
}

function DialogForm({
  car,
  topic,
  loan = '',
  Times,
}: Pick<EnquiryDialogProps, 'car' | 'topic' | 'loan' | 'Times'>) {
  const site = useSite();
  const options = useFeatureOptions<typeof enquiry>('enquiry');
  const places = useMemo(() => formPlaces(site, car, topic), [site, car, topic]);
  if (!options) throw new Error('The enquiry dialog needs the options of the enquiry feature.');
  const draft = `${car.slug}\n${topic.about}\n${topic.message}`;
  const [values] = useState(() => draftOf(draft) ?? startOf(topic, places));
  const binding = useLiveEnquiry({
    ...{ topic, car, places, options, values, loan, draft },
    seenAt: null,
    known: null,
  });
  return (
    <EnquiryForm
      topic={topic}
      options={options}
      places={places}
      values={values}
      binding={binding}
      Times={Times}
      action={paths.enquire(car.slug, topic.about)}
      layout="dialog"
    />
  );
}
