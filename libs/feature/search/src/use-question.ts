import { replacesOverlayEntry } from '@forecourt/browser';
import type { SearchFields, SearchState } from '@forecourt/stock-search';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withChanges } from './logic/with-changes.ts';
import { splitWords } from './logic/words-url.ts';
import { useBack } from './use-back.ts';
import { useSearch } from './use-search.tsx';

/** A question that only the server answers, about what was typed. */
export interface Question {
  /** The search that the answer is added to. */
  readonly base: SearchFields;
  /** The URL that asks it; `url` is that of the search. */
  readonly ask: (url: string) => string;
}

interface Asked {
  /** The search, the URL and the entry of the history when it was asked. */
  readonly state: SearchState;
  readonly searchUrl: string;
  readonly key: string;
}

/**
 * A question to the server, which is a navigation. Another navigation, such as that of a ticked filter, replaces one that has no answer yet:
 * then the question is asked again, from the search with the tick. Back and Forward leave it out.
 */
export function useQuestion<Q extends Question>({ onBack }: { onBack(): void }) {
  const { state, href, latest } = useSearch();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const { searchUrl } = splitWords(`${pathname}${search}`);
  const [asked, setAsked] = useState<(Q & Asked) | null>(null);
  /** Whether a question waits for its answer, also one that React has not rendered yet. */
  const waits = useRef(false);
  useLayoutEffect(() => {
    waits.current = asked !== null;
  }, [asked]);

  if (asked !== null && asked.key !== key) {
    // An answer that changes nothing is at the URL that asks; a link to the page itself is not.
    const isAnswer = `${pathname}${search}` === asked.ask(href({ ...asked.base, page: 1 }));
    if (isAnswer) setAsked(null);
    // InstantSearch follows a link after the URL.
    else if (href(state) === searchUrl)
      setAsked({ ...asked, base: withChanges(asked.base, asked.state, state), state, searchUrl, key });
  }
  useBack(() => {
    if (!waits.current) return;
    waits.current = false;
    onBack();
    setAsked(null);
  });
  const send = useEffectEvent(({ ask, base }: Question) => {
    void navigate(ask(href({ ...base, page: 1 })), { replace: replacesOverlayEntry() });
  });
  useEffect(() => {
    if (asked) send(asked);
  }, [asked]);

  return {
    /** The question without an answer. */
    asked,
    ask: (question: Q) => {
      waits.current = true;
      setAsked({ ...question, state: latest(), searchUrl, key });
    },
    /** The question has its answer, or needs none. */
    settle: () => setAsked(null),
    /** The search that another question is added to; null if none waits. */
    base: () => asked && withChanges(asked.base, asked.state, latest()),
  };
}
