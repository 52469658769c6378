import { SuggestField } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import type { SearchFields } from '@forecourt/stock-search';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SEARCH_FORM } from './logic/use-early-choices.ts';
import { splitWords, wordsUrl } from './logic/words-url.ts';
import { useQuestion } from './use-question.ts';
import type { Question } from './use-question.ts';
import { useSearch } from './use-search.tsx';

const PAUSE_MS = 300;

/** A text that the server has been asked to parse. */
interface AskedWords extends Question {
  words: string;
  /** Asked while typing: the text stays in the field. */
  typing: boolean;
}

/**
 * The search text, with suggestions. It follows the URL, so Back shows the text of the previous page; the results of its own text never
 * overwrite what was typed since. After a pause the server parses the words as plain language, as it does for Enter and for a loaded page:
 * no word empties the list (ruling 138). Enter also removes the words that became filters from the field.
 */
export function SearchBox() {
  const { state, status, href, latest, refine, suggest } = useSearch();
  const { searchBox: hint } = useSite().words;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { words: understood } = splitWords(`${pathname}${search}`);
  const { query } = state;
  const at = `${understood ?? ''}\n${query}`;
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(at);
  const [sent, setSent] = useState(query);
  const { asked, ask, settle, base } = useQuestion<AskedWords>({ onBack: follow });
  /** The words that were parsed while typing and are still in the field, and the search that they were added to. */
  const [typed, setTyped] = useState<{ words: string; base: SearchFields } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isTyping = typed !== null && typed.words === understood;
  if (known !== at) {
    setKnown(at);
    const isAnswer = asked !== null && (asked.words === understood || asked.words === query);
    const isTypedSince = asked !== null && (!isAnswer || asked.typing || asked.words !== text.trim());
    if (isAnswer) settle();
    /** Words that were parsed while typing, and that a choice of a filter has taken out of the URL. */
    const areGone = asked === null && understood === null && known.startsWith(`${text.trim()}\n`);
    // A failed search returns to the previous one; its text stays, for a retry.
    if (isTypedSince || isTyping) setSent(query);
    else if ((query !== sent || understood !== null || areGone) && status !== 'error') follow();
  }
  const box = useRef<HTMLElement>(null);
  const typedEarly = useEffectEvent(() => {
    const words = box.current?.querySelector('input')?.value ?? '';
    if (words !== text) type(words); // typed before hydration
  });
  useEffect(() => {
    typedEarly();
    return () => clearTimeout(timer.current);
  }, []);
  /** What a pause calls: the search may have changed since the last key. */
  const onPause = useRef(send);
  useLayoutEffect(() => {
    onPause.current = send;
  });

  /** The field shows the text of the search. */
  function follow() {
    setSent(query);
    setText(query);
  }
  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onPause.current(next.trim()), PAUSE_MS);
  }

  function send(words: string) {
    if (words !== '') return parse(words, true);
    setSent('');
    // Words that have become filters are no longer in the text, and those that are being read are not wanted.
    const without = base() ?? (isTyping ? typed.base : null);
    settle();
    if (without) void navigate(href({ ...without, page: 1, query: '' }));
    else if (latest().query !== '') refine({ query: '' });
  }
  function enter() {
    clearTimeout(timer.current);
    const words = text.trim();
    if (words === '') return send('');
    if (isTyping && typed.words === words) {
      setTyped(null);
      follow();
    } else parse(words, false);
  }
  function parse(words: string, typing: boolean) {
    if (typing && !asked && (isTyping ? typed.words === words : words === latest().query)) return;
    const from = base() ?? (isTyping ? typed.base : { ...latest(), query: '' });
    setTyped(typing ? { words, base: from } : null);
    ask({ words, typing, base: from, ask: (url) => wordsUrl(url, words) });
  }
  function pick(url: string) {
    clearTimeout(timer.current);
    settle();
    setText('');
    setSent('');
    void navigate(url);
  }

  return (
    <search
      ref={box}
      className="search-box icon icon-search"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.defaultPrevented) return; // a suggestion
        event.preventDefault();
        enter();
      }}
    >
      <SuggestField
        id="search-words"
        form={SEARCH_FORM}
        name="words"
        maxLength={200}
        aria-label={hint}
        placeholder={hint}
        value={text}
        onChange={({ target }) => type(target.value)}
        load={suggest}
        onPick={({ href: url }) => pick(url)}
        boxClassName="contents"
      />
    </search>
  );
}
