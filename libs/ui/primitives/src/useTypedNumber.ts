import { useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';

/** Options of a number input that accepts sign, commas and unit. */
export interface TypedNumber {
  /** The formatted number while the field is not being edited. */
  text: string;
  /** The nearest allowed number, and the error message for the typed one; NaN is not a number. */
  check(typed: number): { value: number; message: string | null };
  /** Called on every input event with an allowed number. */
  onValue(value: number): void;
}

/** State of a field that keeps the raw input until blur and shows its error. */
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

const THOUSANDS = /\d\s*(?:k|thou(?:sand)?|grand)\s*$/i;

/** Parses "$26,990", "30k", "5 years" and "6.29% p.a." as numbers; NaN if there is none. */
function numberTyped(text: string): number {
  const digits = text.replace(/[^\d.-]/g, '').replace(/\.+$/, '');
  if (digits === '') return Number.NaN;
  return Number(digits) * (THOUSANDS.test(text) ? 1_000 : 1);
}
