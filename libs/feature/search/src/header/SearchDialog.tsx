import { replacesOverlayEntry } from '@forecourt/browser';
import { Dialog, SuggestField, buttonStyle } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSuggestions } from '../use-suggestions.ts';

export interface SearchDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  searchKey: string;
  now: Date;
}

/** The search of the header: one box for plain language with suggestions, which leads to the search page. */
export function SearchDialog({ open, onOpenChange, searchKey, now }: SearchDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Search stock">
      <Box searchKey={searchKey} now={now} />
    </Dialog>
  );
}

function Box({ searchKey, now }: Pick<SearchDialogProps, 'searchKey' | 'now'>) {
  const { searchBox: hint } = useSite().words;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // After the dialog, which focuses its first button.
  useEffect(() => {
    const timer = setTimeout(() => form.current?.querySelector('input')?.focus());
    return () => clearTimeout(timer);
  }, []);
  // The dialog closes when the page changes: closed before, it would take its entry of the history away from the navigation.
  const go = (url: string) => void navigate(url, { replace: replacesOverlayEntry() });
  return (
    <form
      ref={form}
      action={paths.stock()}
      method="get"
      role="search"
      className="flex min-h-[min(34rem,60vh)] items-start gap-2 p-5 md:px-8"
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('words');
        go(
          typeof words === 'string' && words.trim() !== ''
            ? paths.stock({ words: words.trim() })
            : paths.stock(),
        );
      }}
    >
      <label htmlFor="header-words" className="sr-only">
        {hint}
      </label>
      <SuggestField
        id="header-words"
        name="words"
        maxLength={200}
        placeholder={hint}
        load={useSuggestions(searchKey, now)}
        onPick={({ href }) => go(href)}
        boxClassName="relative min-w-0 flex-1"
        className="h-12 w-full rounded-field border border-line-strong bg-surface px-4 text-body text-ink placeholder:text-ink-3"
      />
      <button type="submit" className={buttonStyle('filled', 'medium', 'h-12 shrink-0')}>
        Search
      </button>
    </form>
  );
}
