import { FieldError } from '@forecourt/primitives';
import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { chosenTime, dayChoices, isDayOnly, timesName } from '../logic/chosen-time.ts';
import type { DayChoice } from '../logic/chosen-time.ts';
import type { TimesBinding } from './form-binding.ts';

/** How many days are visible before "Show more days". */
const FIRST_DAYS = 6;

/** The status message for the offered times. */
const hints = {
  loading: 'Loading the free times.',
  offered: 'Choose a day to see its free times.',
  none: 'There are no free times in the next two weeks. Tell us below when suits you and we’ll call to arrange it.',
  failed: 'We can’t show free times right now. Tell us below when suits you and we’ll call to arrange it.',
};

export interface AppointmentFieldProps {
  /** Prefix of the ids; the radio button that an error is about has it as its id. */
  id: string;
  label: string;
  error: string | null;
  times: TimesBinding;
}

/**
 * The time picker of a test drive: the open days, then the free times of the chosen day. It is never required. Without
 * available times it says what to do instead. The radio buttons are uncontrolled and CSS shows the times of the chosen
 * day (`time-picker.css`), so the picker works the same without JavaScript. (EN-04, ruling 149)
 */
export function AppointmentField({ id, label, error, times }: AppointmentFieldProps) {
  const { state, slots, chosen, choose } = times;
  const days = state === 'loading' ? [] : dayChoices(slots, chosen);
  const date = chosen.slice(0, 'YYYY-MM-DD'.length);
  const [isFolded] = useState(() => !days.slice(FIRST_DAYS).some((day) => day.date === date));
  const hint = hints[state === 'offered' && days.length === 0 ? 'none' : state];
  if (days.length === 0)
    return (
      <div>
        <p className="text-note font-semibold">{label}</p>
        <p className="mt-1 text-note text-ink-2">{hint}</p>
        {state === 'loading' && <LoadingDays />}
      </div>
    );
  const onChange = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) =>
    form && choose?.(chosenTime(new FormData(form)));
  const describedBy = error === null ? undefined : `${id}-error`;
  const wrong = { 'aria-invalid': error !== null, 'aria-describedby': describedBy };
  const target = days.some((day) => day.date === date) ? targetOf(days, chosen) : '';
  const idOf = (value: string) => (value === target ? id : undefined);
  const dayTiles = (from: number, to?: number) =>
    days.slice(from, to).map((day, index) => (
      <label key={day.date} className="choice">
        <input
          type="radio"
          name="dateTime"
          value={day.date}
          data-day={from + index}
          defaultChecked={day.date === date}
          onChange={onChange}
        />
        <DayText day={day} />
      </label>
    ));
  return (
    <div className="time-picker">
      <fieldset role="radiogroup" aria-labelledby={`${id}-day`} {...wrong}>
        <legend id={`${id}-day`} className="text-small font-semibold">
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
              id={idOf('')}
              defaultChecked={chosen === ''}
              onChange={onChange}
            />
            Call me to arrange a time
          </label>
          {dayTiles(0, FIRST_DAYS)}
        </div>
        {days.length > FIRST_DAYS && (
          <details open={!isFolded} className="more-days">
            <summary>
              <span>Show more days</span>
              <span>Show fewer days</span>
            </summary>
            <div className="choices">{dayTiles(FIRST_DAYS)}</div>
          </details>
        )}
      </fieldset>
      {days.map((day, index) => (
        <fieldset
          key={day.date}
          role="radiogroup"
          aria-labelledby={`${id}-${day.date}`}
          data-times={index}
          {...(day.date === date && wrong)}
        >
          <legend id={`${id}-${day.date}`} className="text-small font-semibold">
            Times on {withoutYear(day.text)}
          </legend>
          <div className="choices">
            {day.times.map(({ slot, text, free }) => (
              <label key={slot} className="choice">
                <input
                  type="radio"
                  name={timesName(day.date)}
                  value={slot}
                  id={idOf(slot)}
                  defaultChecked={slot === chosen}
                  onChange={onChange}
                />
                {free ? text : `${text} (not free)`}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The value of the radio button that an error is about: the chosen time, else the first time of the chosen day. */
function targetOf(days: readonly DayChoice[], chosen: string): string {
  if (!isDayOnly(chosen)) return chosen;
  return days.find(({ date }) => date === chosen)?.times[0]?.slot ?? '';
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

/** `Monday 23 November` of `Monday 23 November 2026`. */
function withoutYear(text: string): string {
  return text.split(' ').slice(0, 3).join(' ');
}

/** Reserves the height of the days while they load. */
function LoadingDays() {
  return (
    <div aria-hidden className="choices mt-1.5">
      <span className="choice skeleton col-span-full" />
      {Array.from({ length: FIRST_DAYS }, (_, index) => (
        <span key={index} className="choice skeleton h-14" />
      ))}
    </div>
  );
}
