import { memo } from 'react';
import type { ChangeEventHandler } from 'react';
import { timesName } from '../logic/chosen-time.ts';
import type { DayChoice } from '../logic/day-choices.ts';

export interface DayTimesProps {
  /** Unique on the page. */
  id: string;
  day: DayChoice;
  /** Its position among the days; CSS shows it when the radio button of this day is checked. */
  index: number;
  /** A sentence about the day; null for none. */
  note: string | null;
  /** The chosen time, if it is of this day. */
  chosen: string;
  /** The time that an error is about, and the id to find it by; empty and null for a day that is not chosen. */
  target: string;
  targetId: string | undefined;
  /** The id of the error; null for none. */
  errorId: string | null;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** The times of one day. A choice renders the times of its own day only: all days together have over 200. */
export const DayTimes = memo(function DayTimes({
  id,
  day: { date, text, times },
  index,
  note,
  chosen,
  target,
  targetId,
  errorId,
  onChange,
}: DayTimesProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={id}
      data-times={index}
      aria-invalid={errorId === null ? undefined : true}
      aria-describedby={errorId ?? undefined}
    >
      <legend id={id} className="text-small font-semibold">
        {`Times on ${withoutYear(text)}`}
      </legend>
      {note !== null && <p className="mb-1.5 text-print text-ink-2">{note}</p>}
      <div className="choices">
        {times.map((time) => (
          <label key={time.slot} className="choice">
            <input
              type="radio"
              name={timesName(date)}
              value={time.slot}
              id={time.slot === target ? targetId : undefined}
              defaultChecked={time.slot === chosen}
              onChange={onChange}
            />
            {time.free ? time.text : `${time.text} (not free)`}
          </label>
        ))}
      </div>
    </fieldset>
  );
});

/** `Monday 23 November` of `Monday 23 November 2026`. */
function withoutYear(text: string): string {
  return text.split(' ').slice(0, 3).join(' ');
}
