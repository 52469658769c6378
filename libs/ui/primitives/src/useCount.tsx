import { clsx } from 'clsx';
import { useState } from 'react';

/** The part of the limit from which the number of characters is shown. */
const COUNTED_FROM = 0.8;

/** The text of a control at first. */
interface InitialText {
  value?: string | number | readonly string[];
  defaultValue?: string | number | readonly string[];
}

/**
 * The number of characters of a text control with a limit, once most of them are used. More can be typed: an error has to say so, because a
 * browser's own limit cuts off what is pasted without a word.
 *
 * @param limit the maximum length, characters; undefined shows no number
 */
export function useCount(id: string, limit: number | undefined, { value, defaultValue }: InitialText) {
  const [typed, setTyped] = useState(() => String(value ?? defaultValue ?? '').length);
  const length = typeof value === 'string' ? value.length : typed;
  const isCounted = limit !== undefined && length >= limit * COUNTED_FROM;
  return {
    /** Call it on every input. */
    count: (control: { value: string }) => setTyped(control.value.length),
    /** Id of the text, for `aria-describedby`; undefined while it is not shown. */
    describedBy: isCounted ? `${id}-count` : undefined,
    text: isCounted && (
      <p
        id={`${id}-count`}
        role="status"
        className={clsx('mt-1 text-print', length > limit ? 'font-semibold text-danger' : 'text-ink-3')}
      >
        {length.toLocaleString('en-AU')} of {limit.toLocaleString('en-AU')} characters
      </p>
    ),
  };
}
