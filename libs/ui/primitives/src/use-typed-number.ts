import { useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';

/** A number that can be typed with its sign, commas and unit. */
export interface TypedNumber {
  /** The number as it stands while nobody types. */
  text: string;
  /** The nearest number that is allowed, and what is wrong with the one that was typed; NaN is no number at all. */
  check(typed: number): { value: number; message: string | null };
  /** Told at each letter, with a number that is allowed. */
  onValue(value: number): void;
}

/** The state of a field that keeps what is typed until it is left, and says beside it what is wrong. */
export function useTypedNumber({ text, check, onValue }: TypedNumber) {
  const [draft, setDraft] = useState<string | null>(null);
  const leave = () => setDraft(null);
  return {
    error: draft === null ? null : check(numberTyped(draft)).message,
    input: {
      value: draft ?? text,
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setDraft(target.value);
        onValue(check(numberTyped(target.value)).value);
      },
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        leave();
      },
    },
  };
}

/** "$26,990", "5 years" and "6.29%" as numbers; NaN where none was typed. */
function numberTyped(text: string): number {
  const digits = text.replace(/[^\d.-]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}
