import { useEffect, useRef, useState } from 'react';
import { SEARCH_FORM } from './Filters.tsx';
import { useSearch } from './use-search.tsx';

const PAUSE_MS = 300;

/**
 * The words searched for. It follows the URL, so that Back shows the words of the page it goes to; the answer to its own
 * words never takes away what was typed since.
 */
export function SearchBox() {
  const { state, store } = useSearch();
  const { query } = state;
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
    const now = store.view().state;
    if (words === now.query) return;
    setSent(words);
    store.go({ ...now, page: 1, query: words });
  }

  return (
    <search className="search-box icon icon-search">
      <input
        id="search-query"
        form={SEARCH_FORM}
        name="query"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        aria-label="Make, model or keyword"
        placeholder="Make, model or keyword"
        value={text}
        onChange={(event) => {
          const next = event.target.value;
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(next), PAUSE_MS);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          send(text);
        }}
      />
    </search>
  );
}
