import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchBox } from 'react-instantsearch';
import { useNavigate } from 'react-router';
import { formatSearchUrl } from '@forecourt/stock-search';
import type { SearchSite, SearchState } from '@forecourt/stock-search';
import { wordsUrl } from './logic/words-url.ts';

const PAUSE_MS = 300;

/**
 * The words searched for. It follows the URL, so that Back shows the words of the page it goes to; the answer to its own
 * words never takes away what was typed since. While typing they are a text; Enter asks what they mean.
 */
export function SearchBox({ state, rules }: { state: SearchState; rules: SearchSite }) {
  const { query, refine } = useSearchBox();
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  const [sent, setSent] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  if (known !== query) {
    setKnown(query);
    if (query !== sent) {
      setSent(query);
      setText(query);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(next: string) {
    clearTimeout(timer.current);
    const words = next.trim();
    if (words === query) return;
    setSent(words);
    refine(words);
  }

  return (
    <form
      method="get"
      role="search"
      className="relative min-w-0 flex-1 lg:w-80"
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(timer.current);
        const words = text.trim();
        if (words === '') send('');
        else void navigate(wordsUrl(formatSearchUrl({ ...state, query: '', page: 1 }, rules), words));
      }}
    >
      <label htmlFor="search-query" className="sr-only">
        Make, model or keyword
      </label>
      <Search
        aria-hidden
        size={20}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-3.5 left-4"
      />
      <input
        id="search-query"
        name="words"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Make, model or keyword"
        value={text}
        onChange={(event) => {
          const next = event.target.value;
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(next), PAUSE_MS);
        }}
        className="h-12 w-full rounded-field border border-line-strong bg-surface pr-4 pl-12 text-[16px] placeholder:text-ink-3 focus:border-focus focus:ring-3 focus:ring-focus/30 focus:outline-none"
      />
    </form>
  );
}
