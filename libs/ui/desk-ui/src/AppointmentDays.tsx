import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@forecourt/primitives';
import { CarPicture, type CarPictureView } from './CarPicture.tsx';
import { Card } from './LeadPage.tsx';

/** A day of the calendar. Every text is ready to be shown. */
export interface AppointmentDayView {
  /** `YYYY-MM-DD`. */
  date: string;
  title: string;
  /** How many come, a line for each place. */
  figures: readonly string[];
  appointments: readonly {
    key: string;
    time: string;
    name: string;
    href: string;
    /** A picture of the car; null without one. */
    picture: CarPictureView | null;
    /** Category, place, car, phone. */
    about: readonly string[];
    /** Buttons. */
    actions: ReactNode;
  }[];
}

/** Appointments by day, one card for each, below what every day takes. */
export function AppointmentDays({
  usual,
  days,
}: {
  /** What every day takes, a line for each place. */
  usual: readonly string[];
  days: readonly AppointmentDayView[];
}) {
  return (
    <div className="grid gap-4">
      {usual.length > 0 && (
        <ul className="text-note text-ink-2">
          {usual.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Days days={days} />
    </div>
  );
}

function Days({ days }: { days: readonly AppointmentDayView[] }) {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
      {days.map(({ date, title, figures, appointments }) => (
        <Card key={date} title={title}>
          {figures.length > 0 && (
            <ul className={clsx('text-note text-ink-2', appointments.length > 0 && 'mb-4')}>
              {figures.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {appointments.length === 0 && figures.length === 0 && (
            <p className="text-note text-ink-2">No appointment.</p>
          )}
          {appointments.length > 0 && (
            <ol className="grid gap-4">
              {appointments.map(({ key, time, name, href, picture, about, actions }) => (
                <li key={key} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3">
                  <span className="font-semibold">{time}</span>
                  <div>
                    <Link href={href} className="font-semibold break-words underline underline-offset-4">
                      {name}
                    </Link>
                    {about.map((text) => (
                      <p key={text} className="text-note break-words text-ink-2">
                        {text}
                      </p>
                    ))}
                    {picture && <CarPicture {...picture} className="mt-2 h-16 w-24" />}
                    <div className="mt-2">{actions}</div>
                  </div>
                </li>
              ))}
            </ol>
          )}
        </Card>
      ))}
    </div>
  );
}
