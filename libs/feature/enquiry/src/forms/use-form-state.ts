import { useCallback, useRef, useState } from 'react';
import type { DeclaredValue } from '@forecourt/lead';
import type { FormErrors, FormField, FormValues } from '../logic/form-fields.ts';
import { valueOf, withValue } from '../logic/form-values.ts';
import type { FieldBinding } from './form-binding.ts';

type Value = DeclaredValue | boolean;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form, which are uncontrolled: what is typed is in the page. */
export interface FormState {
  /** The values that other parts of the form depend on: location, time and the answers of a declared form. */
  values: FormValues;
  /** The sentence about each wrong field. */
  errors: FormErrors;
  /** What is in the form now. Fields of a step that is not shown keep their values. */
  read(): FormValues;
  /** Changes a value, also in its bound fields, and takes the error of its field away. */
  write(name: FormField, value: Value): void;
  /** Replaces the errors. After some, a field that is typed or ticked is checked again as it changes, until the next. */
  mark(errors: FormErrors): void;
  field(name: FormField): FieldBinding;
  /** What is in an input that is no field of the form; empty without it. */
  honeypot(name: string): string;
}

/**
 * Keeps the values of a form beside its uncontrolled fields, so that the same markup works before this code is loaded, and steps keep their
 * answers while they are not shown.
 *
 * @param initial the values at first; they are written into fields as these appear.
 * @param errors the errors at first.
 * @param check finds the wrong fields.
 * @param onChange called when a visitor changes a field.
 */
export function useFormState({
  initial,
  errors: first,
  check,
  onChange,
}: {
  initial: FormValues;
  errors: FormErrors;
  check(values: FormValues): FormErrors;
  onChange(): void;
}): FormState {
  const latest = useRef(initial);
  const form = useRef<HTMLFormElement>(null);
  const isTried = useRef(Object.keys(first).length > 0);
  const [bound] = useState(() => new Map<string, Required<Pick<FieldBinding, 'name' | 'ref'>>>());
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState(first);

  const keep = useCallback((name: FormField, value: Value) => {
    latest.current = withValue(latest.current, name, value);
    if (isWatched(name)) setValues(latest.current);
  }, []);

  const show = useCallback((name: FormField, text: string | undefined) => {
    setErrors((before) => {
      if (before[name] === text) return before;
      const { [name]: _, ...others } = before;
      return text === undefined ? others : { ...others, [name]: text };
    });
  }, []);

  const read = useCallback(() => {
    for (const control of form.current?.elements ?? []) {
      const name = isControl(control) ? bound.get(control.name)?.name : undefined;
      // A radio button that is not chosen says nothing of its group.
      if (name !== undefined && isControl(control) && (control.type !== 'radio' || isTicked(control)))
        latest.current = withValue(latest.current, name, entered(control));
    }
    return latest.current;
  }, [bound]);

  const write = useCallback(
    (name: FormField, value: Value) => {
      keep(name, value);
      show(name, undefined);
      if (!bound.has(name)) return;
      for (const control of form.current?.elements ?? [])
        if (isControl(control) && control.name === name) put(control, value);
    },
    [keep, show, bound],
  );

  const mark = useCallback((found: FormErrors) => {
    isTried.current = Object.keys(found).length > 0;
    setErrors(found);
  }, []);

  const change = useCallback(
    (name: FormField, target: unknown) => {
      if (!(target instanceof Element) || !isControl(target)) return;
      onChange();
      keep(name, entered(target));
      if (isTried.current) show(name, check(latest.current)[name]);
    },
    [onChange, keep, show, check],
  );

  const field = useCallback(
    (name: FormField): FieldBinding => {
      // The same ref at every render, so that React calls it with a new control only.
      const known = bound.get(name) ?? {
        name,
        ref: (element: HTMLElement | null) => {
          if (!element || !isControl(element)) return;
          form.current = element.form;
          put(element, valueOf(latest.current, name));
        },
      };
      bound.set(name, known);
      return { ...known, onChange: ({ target }) => change(name, target) };
    },
    [bound, change],
  );

  const honeypot = useCallback((name: string) => {
    const text = form.current && new FormData(form.current).get(name);
    return typeof text === 'string' ? text : '';
  }, []);

  return { values, errors, read, write, mark, field, honeypot };
}

const isWatched = (name: FormField): boolean =>
  name === 'location' || name === 'dateTime' || name.startsWith('values.');

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isTicked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked;

/** What is in a control: of a checkbox with a value of its own those of its group that are ticked. */
function entered(control: Control): Value {
  if (control.type !== 'checkbox') return control.value;
  if (!control.name.startsWith('values.')) return isTicked(control);
  return [...(control.form?.elements ?? [])].flatMap((each) =>
    isControl(each) && each.name === control.name && isTicked(each) ? [each.value] : [],
  );
}

function put(control: Control, value: Value): void {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    control.checked = typeof value === 'boolean' ? value : [value].flat().includes(control.value);
  else if (typeof value === 'string' && control.value !== value) control.value = value;
}
