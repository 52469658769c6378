import { isAsked, type Answers, type ApplicationField } from '@forecourt/credit-application';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** The questions that are asked now, and the element around them, in which a change may ask others. */
export interface AskedFields {
  asked: readonly ApplicationField[];
  around: RefObject<HTMLDivElement | null>;
  onChange(): void;
}

/** Follows the answers of a step: a question that depends on another one appears as soon as that is answered. */
export function useAskedFields(fields: readonly ApplicationField[], answers: Answers): AskedFields {
  const [names, setNames] = useState(() => namesOf(fields, answers));
  const around = useRef<HTMLDivElement>(null);
  const onChange = useCallback(() => {
    const form = around.current?.closest('form');
    if (form) setNames(namesOf(fields, typedIn(form)));
  }, [fields]);
  // What was typed before this code had loaded counts too.
  useEffect(onChange, [onChange]);
  const shown = names.split(' ');
  return { asked: fields.filter(({ name }) => shown.includes(name)), around, onChange };
}

function namesOf(fields: readonly ApplicationField[], answers: Answers): string {
  return fields
    .filter((field) => isAsked(field, answers))
    .map(({ name }) => name)
    .join(' ');
}

function typedIn(form: HTMLFormElement): Answers {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return Object.fromEntries(entries);
}
