import { clsx } from 'clsx';
import { useCombobox } from 'downshift';
import type { UseComboboxReturnValue, UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEventHandler, RefObject } from 'react';
import type { ComboboxAttributes, LastInput } from './SuggestField.tsx';
import type { Suggest, Suggestion } from './suggestion.ts';

export interface SuggestionListProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  /** The text of a controlled field. */
  value: string | undefined;
  /** What the visitor did last in the field. */
  input: RefObject<LastInput>;
  load(): Promise<Suggest>;
  onPick(suggestion: Suggestion): void;
  onCombobox(attributes: ComboboxAttributes): void;
}

const nothing: Suggest = () => [];

/** The list box below a `SuggestField`, and the combobox behaviour of both. */
export const SuggestionList = memo(function SuggestionList({
  id,
  field,
  value,
  input,
  load,
  onPick,
  onCombobox,
}: SuggestionListProps) {
  const suggest = useSuggest(load);
  const [typed, setText] = useState(() => field.current?.value ?? '');
  const text = value ?? typed;
  const items = useMemo(() => [...suggest(text)], [suggest, text]);
  const combobox = useCombobox<Suggestion>({
    id,
    inputId: id,
    items,
    inputValue: text,
    selectedItem: null,
    itemToString: () => text,
    initialIsOpen: document.activeElement === field.current && !input.current.entered,
    stateReducer,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem),
  });
  const closeOnOtherText = useEffectEvent(() => {
    if (value !== undefined && value !== input.current.typed) combobox.closeMenu();
  });
  useEffect(() => closeOnOtherText(), [value]);
  const isOpen = combobox.isOpen && items.length > 0;
  useLentCombobox(combobox, isOpen, field, onCombobox);
  return (
    <div className={isOpen ? 'absolute inset-x-0 top-full z-(--z-header) mt-2' : 'contents'}>
      <ul
        {...combobox.getMenuProps({ 'aria-label': 'Suggestions' }, { suppressRefError: true })}
        className={clsx(
          'max-h-[min(420px,60vh)] overflow-y-auto rounded-card border border-line bg-surface py-2 text-left text-ink shadow-raised',
          !isOpen && 'hidden',
        )}
      >
        {isOpen &&
          groupsOf(items).map(([group, members]) => (
            <li key={group} role="presentation">
              <p aria-hidden className="px-4 pt-2 pb-1 text-print text-ink-3">
                {group}
              </p>
              <ul role="group" aria-label={group}>
                {members.map(({ item, index }) => (
                  <li
                    key={item.id}
                    {...combobox.getItemProps({ item, index })}
                    className={clsx(
                      'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 text-body',
                      combobox.highlightedIndex === index && 'bg-sunken',
                    )}
                  >
                    <span className="min-w-0 truncate">{item.label}</span>
                    {item.detail && <span className="shrink-0 text-small text-ink-3">{item.detail}</span>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ul>
      <p role="status" className="sr-only">
        {isOpen ? `${items.length} ${items.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </p>
    </div>
  );
});

function useSuggest(load: () => Promise<Suggest>): Suggest {
  const [suggest, setSuggest] = useState<Suggest>(() => nothing);
  useEffect(() => {
    let wanted = true;
    load().then(
      (found) => wanted && setSuggest(() => found),
      () => undefined, // without suggestions the field still searches
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return suggest;
}

/** Passes the field its attributes whenever they change; the field owns its text. */
function useLentCombobox(
  { getInputProps, highlightedIndex, closeMenu }: UseComboboxReturnValue<Suggestion>,
  isOpen: boolean,
  field: RefObject<HTMLInputElement | null>,
  onCombobox: (attributes: ComboboxAttributes) => void,
) {
  const lent = useRef('');
  const { ref, ...props } = getInputProps<{ onKeyDown: KeyboardEventHandler }>(
    {
      onKeyDown({ key, nativeEvent }) {
        // Leave Enter to the form while nothing is active, and Escape to the browser while the list is closed.
        const isOurs = key === 'Enter' ? isOpen && highlightedIndex >= 0 : key !== 'Escape' || isOpen;
        if (!isOurs) Object.assign(nativeEvent, { preventDownshiftDefault: true });
        if (!isOurs && key === 'Enter') closeMenu();
      },
    },
    { suppressRefError: true },
  );
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(field.current);
    // The handlers read the latest state; only the ARIA attributes need an update.
    const said = `${isOpen} ${highlightedIndex}`;
    if (lent.current === said) return;
    lent.current = said;
    onCombobox({
      role: 'combobox',
      'aria-activedescendant': props['aria-activedescendant'] || undefined,
      'aria-autocomplete': 'list',
      'aria-controls': props['aria-controls'],
      'aria-expanded': isOpen,
      onBlur: props.onBlur,
      onChange: props.onChange,
      onClick: props.onClick,
      onKeyDown: props.onKeyDown,
    });
  });
}

/** Blur selects nothing, and Escape closes the list without clearing the text. */
function stateReducer(
  state: UseComboboxState<Suggestion>,
  { type, changes }: UseComboboxStateChangeOptions<Suggestion>,
) {
  const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  if (type !== InputBlur && type !== InputKeyDownEscape) return changes;
  return { ...changes, inputValue: state.inputValue, selectedItem: state.selectedItem };
}

function groupsOf(items: readonly Suggestion[]): [string, { item: Suggestion; index: number }[]][] {
  const groups = new Map<string, { item: Suggestion; index: number }[]>();
  for (const [index, item] of items.entries()) {
    const group = groups.get(item.group);
    if (group) group.push({ item, index });
    else groups.set(item.group, [{ item, index }]);
  }
  return [...groups];
}
