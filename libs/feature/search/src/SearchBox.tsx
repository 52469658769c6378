import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SEARCH_FORM } from './logic/use-early-choices.ts';
import { splitWords, wordsUrl } from './logic/words-url.ts';
import { useSearch } from './use-search.tsx';

const PAUSE_MS = 300;

/**
 * The search text. It follows the URL, so Back shows the text of the previous page; the results of its own text never overwrite
 * what was typed since. While typing it is a text query; Enter parses it as plain language, and words that become filters are
 * removed from the field.
 */
export function SearchBox() {
  const { state, status, href, latest, refine } = useSearch();
  const navigate = useNavigate();
  const understood = splitWords(useLocation().search).words;
  const { query } = state;
  const at = `${understood ?? ''}\n${query}`;
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(at);
  const [sent, setSent] = useState(query);
  const [asked, setAsked] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  if (known !== at) {
    setKnown(at);
    const isAnswer = asked !== null && (asked === understood || asked === query);
    const isTypedSince = isAnswer && asked !== text.trim();
    if (isAnswer) setAsked(null);
    // A failed search returns to the previous one; its text stays, for a retry.
    if ((query !== sent || understood !== null) && !isTypedSince && status !== 'error') {
      setSent(query);
      setText(query);
    }
  }
  const field = useRef<HTMLInputElement>(null);
  const typedEarly = useEffectEvent(() => {
    const words = field.current?.value ?? '';
    if (words !== text) type(words); // typed before hydration
  });
  useEffect(() => {
    typedEarly();
    return () => clearTimeout(timer.current);
  }, []);

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), PAUSE_MS);
  }

  function send(next: string) {
    clearTimeout(timer.current);
    const words = next.trim();
    if (words === latest().query) return;
    setSent(words);
    refine({ query: words });
  }
  function ask() {
    clearTimeout(timer.current);
    const words = text.trim();
    if (words === '') return send('');
    setAsked(words);
    void navigate(wordsUrl(href({ ...latest(), page: 1, query: '' }), words));
  }

  return (
    <search className="search-box icon icon-search">
      <input
        ref={field}
        id="search-words"
        form={SEARCH_FORM}
        name="words"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        aria-label="Make, model or keyword"
        placeholder="Make, model or keyword"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          ask();
        }}
      />
    </search>
  );
}
