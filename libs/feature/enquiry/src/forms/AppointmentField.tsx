import { appointmentDays, appointmentText } from '@forecourt/location';
import { Select } from '@forecourt/primitives';
import type { ComponentProps } from 'react';
import type { OfferedTimes } from '../logic/offered-times.ts';

/** The status message for the offered times. */
const hints = {
  loading: 'Loading the free times.',
  offered: 'Leave this blank and we will call to arrange a time.',
  none: 'There are no free times in the next two weeks. Tell us below when suits you and we’ll call to arrange it.',
  failed: 'We can’t show free times right now. Tell us below when suits you and we’ll call to arrange it.',
};

export interface AppointmentFieldProps extends Omit<
  ComponentProps<typeof Select>,
  'children' | 'hint' | 'optional'
> {
  times: OfferedTimes;
  /** The selected time; it stays in the list even when it is no longer offered. */
  chosen: string;
}

/**
 * The time field of a test drive, never required. Without available times it says what to do instead. (EN-04)
 */
export function AppointmentField({ times: { state, slots }, chosen, ...select }: AppointmentFieldProps) {
  const days = appointmentDays(slots);
  const hint = hints[state === 'offered' && days.length === 0 ? 'none' : state];
  const gone = chosen !== '' && !slots.includes(chosen);
  if (days.length === 0 && !gone && state !== 'loading')
    return (
      <div>
        <p className="text-note font-semibold">{select.label}</p>
        <p className="mt-1 text-note text-ink-2">{hint}</p>
      </div>
    );
  return (
    <Select {...select} hint={hint} optional>
      <option value="">Choose a time</option>
      {gone && <option value={chosen}>{appointmentText(chosen)} (not free)</option>}
      {days.map(({ date, text, times }) => (
        <optgroup key={date} label={text}>
          {times.map((time) => (
            <option key={time.slot} value={time.slot}>
              {time.text}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
