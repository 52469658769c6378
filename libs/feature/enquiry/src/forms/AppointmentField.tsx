import { FieldError } from '@forecourt/primitives';
import { useCallback, useMemo, useState } from 'react';
import type { ChangeEvent } from 'react';
import { chosenTime, isDayOnly } from '../logic/chosen-time.ts';
import { dayChoices } from '../logic/day-choices.ts';
import type { DayChoice } from '../logic/day-choices.ts';
import { DayTimes } from './DayTimes.tsx';
import type { TimesBinding } from './form-binding.ts';

/** How many days are visible before "Show more days". */
const FIRST_DAYS = 6;

/** The status message for the offered times. */
const hints = {
  loading: 'Loading the free times.',
  offered: 'Choose a day to see its free times.',
  none: 'There are no free times in the next two weeks.',
  failed: 'We can’t show free times right now.',
};

export interface AppointmentFieldProps {
  /** The id of the radio button that an error is about, and the prefix of all other ids. */
  id: string;
  label: string;
  error: string | null;
  times: TimesBinding;
  /** Whether a message follows, in which a shopper can say when suits. */
  hasMessage: boolean;
  /** Whether the form can book a loan car. */
  loanCar: boolean;
}

/**
 * The time picker of a test drive: the open days, then the free times of the chosen day. It is never required. Without
 * available times it says what to do instead. The radio buttons are uncontrolled and CSS shows the times of the chosen
 * day (`time-picker.css`), so the picker works the same without JavaScript. (EN-04, ruling 149)
 */
export function AppointmentField({ id, label, error, times, hasMessage, loanCar }: AppointmentFieldProps) {
  const { state, slots, loanCarDays, chosen, choose } = times;
  const gone = isDayOnly(chosen) || slots.includes(chosen) ? '' : chosen;
  const days = useMemo(() => (state === 'loading' ? [] : dayChoices(slots, gone)), [state, slots, gone]);
  const onChange = useCallback(
    ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => {
      if (form) choose?.(chosenTime(new FormData(form)));
    },
    [choose],
  );
  const chosenDay = days.find(({ date }) => chosen.startsWith(date)) ?? null;
  const [isOpen] = useState(() => chosenDay !== null && days.indexOf(chosenDay) >= FIRST_DAYS);
  const hint = hints[state === 'offered' && days.length === 0 ? 'none' : state];
  const instead = hasMessage
    ? 'Tell us below when suits you and we’ll call to arrange it.'
    : 'Send the form and we’ll call to arrange one.';
  if (days.length === 0)
    return (
      <div className="time-picker">
        <p className="text-note font-semibold">{label}</p>
        <p className="mt-1 text-note text-ink-2">{state === 'loading' ? hint : `${hint} ${instead}`}</p>
        {state === 'loading' && <LoadingDays />}
      </div>
    );
  const errorId = error === null ? null : `${id}-error`;
  const daysErrorId = chosenDay === null ? errorId : null;
  // An error is about the chosen time, else the first time of the chosen day, else the first radio button.
  const target = isDayOnly(chosen) ? (chosenDay?.times[0]?.slot ?? '') : chosen;
  const dayTiles = (from: number, to?: number) =>
    days.slice(from, to).map((day, index) => (
      <label key={day.date} className="choice">
        <input
          type="radio"
          name="dateTime"
          value={day.date}
          data-day={from + index}
          defaultChecked={day === chosenDay}
          onChange={onChange}
        />
        <DayText day={day} />
      </label>
    ));
  return (
    <div className="time-picker">
      <fieldset
        role="radiogroup"
        aria-labelledby={`${id}-days`}
        aria-invalid={daysErrorId === null ? undefined : true}
        aria-describedby={daysErrorId ?? undefined}
      >
        <legend id={`${id}-days`} className="text-small font-semibold">
          {label}
          <span className="font-normal text-ink-3"> optional</span>
        </legend>
        <p className="mb-1.5 text-print text-ink-3">{hint}</p>
        <div className="choices">
          <label className="choice col-span-full">
            <input
              type="radio"
              name="dateTime"
              value=""
              id={target === '' ? id : undefined}
              defaultChecked={chosen === ''}
              onChange={onChange}
            />
            Call me to arrange a time
          </label>
          {dayTiles(0, FIRST_DAYS)}
        </div>
        {days.length > FIRST_DAYS && (
          <details open={isOpen} className="more-days">
            <summary>
              <span>Show more days</span>
              <span>Show fewer days</span>
            </summary>
            <div className="choices">{dayTiles(FIRST_DAYS)}</div>
          </details>
        )}
      </fieldset>
      {days.map((day, index) => (
        <DayTimes
          key={day.date}
          id={`${id}-${day.date}`}
          day={day}
          index={index}
          note={loanCar ? loanCarNote(loanCarDays, day.date) : null}
          chosen={day === chosenDay ? chosen : ''}
          target={day === chosenDay ? target : ''}
          targetId={day === chosenDay ? id : undefined}
          errorId={day === chosenDay ? errorId : null}
          onChange={onChange}
        />
      ))}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What is left on a day; null at a location without loan cars. */
function loanCarNote(days: readonly string[] | null, date: string): string | null {
  if (days === null) return null;
  return days.includes(date) ? 'A loan car is free on this day.' : 'No loan car is left on this day.';
}

/** `Mon` over `23 Nov`. */
function DayText({ day: { text } }: { day: DayChoice }) {
  const [weekday = '', day = '', month = ''] = text.split(' ');
  return (
    <>
      <span className="text-print font-normal">{weekday.slice(0, 3)}</span>{' '}
      <span>{`${day} ${month.slice(0, 3)}`}</span>
    </>
  );
}

/** Reserves the height of the days while they load. */
function LoadingDays() {
  return (
    <div aria-hidden className="choices mt-1.5">
      <span className="choice skeleton col-span-full" />
      {Array.from({ length: FIRST_DAYS }, (_, index) => (
        <span key={index} className="choice skeleton h-13" />
      ))}
    </div>
  );
}
