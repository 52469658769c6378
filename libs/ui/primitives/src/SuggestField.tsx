import { Suspense, lazy, useCallback, useRef, useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import type { Suggest, Suggestion } from './suggestion.ts';

const SuggestionList = lazy(async () => ({ default: (await import('./SuggestionList.tsx')).SuggestionList }));

/** What the field keeps for itself: its value, and what brings and makes the list. */
type Kept = 'value' | 'onFocus' | 'onPointerEnter' | keyof ComboboxAttributes;

export interface SuggestFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, Kept> {
  /** Unique on the page. Its label is the caller's: `<label htmlFor={id}>`. */
  id: string;
  /** Brings what suggests; called once, when the field is first reached. */
  load(): Promise<Suggest>;
  /** Called when a suggestion is chosen, with a key or a touch. */
  onPick(suggestion: Suggestion): void;
  /** Around the field; the list hangs below it, or below the nearest box that is `relative`, where this one is not. */
  boxClassName?: string;
}

/** What the list lends the field while it is there: its part of the combobox. */
export type ComboboxAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'role'
  | 'aria-activedescendant'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-expanded'
  | 'onBlur'
  | 'onChange'
  | 'onClick'
  | 'onKeyDown'
>;

/**
 * A search field that suggests while one types: a combobox with a list, as the ARIA practices describe it. At first it is a
 * plain field of a form, and stays one without a script or without suggestions; Enter sends the form unless a suggestion is
 * marked. The code of the list comes when the field is first reached; the field itself stays the same element, so that nothing
 * typed meanwhile is lost.
 */
export function SuggestField({ load, onPick, boxClassName = 'relative', ...input }: SuggestFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [reached, setReached] = useState(false);
  const [combobox, setCombobox] = useState<ComboboxAttributes>({});
  const reach = useCallback(() => setReached(true), []);
  return (
    <div className={boxClassName}>
      <input
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
        {...combobox}
        ref={field}
        onFocus={reach}
        onPointerEnter={reach}
      />
      {reached && (
        <Suspense>
          <SuggestionList id={input.id} field={field} load={load} onPick={onPick} onCombobox={setCombobox} />
        </Suspense>
      )}
    </div>
  );
}
