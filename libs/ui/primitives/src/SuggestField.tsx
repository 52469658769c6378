import { lazyModule, useLazyModule } from '@forecourt/browser';
import { useRef, useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import type { Suggest, Suggestion } from './suggestion.ts';

const suggestionList = lazyModule(() => import('./SuggestionList.tsx'));

/** Attributes that the field controls itself: the events that load the list and the combobox attributes. */
type Kept = 'onFocus' | 'onPointerEnter' | Exclude<keyof ComboboxAttributes, 'onChange'>;

/** A search field with suggestions. */
export interface SuggestFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, Kept> {
  /** The text of a controlled field, with `onChange`; without it the field owns its text. */
  value?: string;
  /** Unique on the page. The caller renders the label: `<label htmlFor={id}>`. */
  id: string;
  /** Lazy-loads the suggestion source; called once, on the first focus, hover or tap. */
  load(): Promise<Suggest>;
  /** Called when a suggestion is selected by key or pointer. */
  onPick(suggestion: Suggestion): void;
  /** Classes of the wrapper; the list is placed below it, or below the nearest `relative` ancestor if the wrapper is not. */
  boxClassName?: string;
}

/** Attributes that the loaded list adds to the field: its half of the combobox. */
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

/** What a visitor did last in the field; a search, and a text that the page has changed, need no suggestions. */
export interface LastInput {
  /** The text after the last key that changed it. */
  typed: string;
  /** Whether the last key was Enter. */
  entered: boolean;
}

/**
 * A search field with autocomplete: a combobox with a list box, as in the ARIA practices. It starts as a plain
 * form field and stays one without JavaScript or suggestions; Enter submits the form unless a suggestion is
 * active. The list is lazy-loaded on the first focus, hover or tap; the input stays the same element, so that no text
 * typed meanwhile is lost.
 */
export function SuggestField({
  load,
  onPick,
  boxClassName = 'relative',
  onChange,
  ...input
}: SuggestFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const last = useRef<LastInput>({ typed: '', entered: false });
  const [combobox, setCombobox] = useState<ComboboxAttributes>({});
  const { module: list, load: reach } = useLazyModule(suggestionList);
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
        onChange={(event) => {
          last.current.typed = event.target.value;
          combobox.onChange?.(event);
          onChange?.(event);
        }}
        onKeyDown={(event) => {
          last.current.entered = event.key === 'Enter';
          combobox.onKeyDown?.(event);
        }}
        onFocus={reach}
        onPointerEnter={reach}
      />
      {list && (
        <list.SuggestionList
          id={input.id}
          field={field}
          value={input.value}
          input={last}
          load={load}
          onPick={onPick}
          onCombobox={setCombobox}
        />
      )}
    </div>
  );
}
