import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';

/** Time after the last key until the search starts. */
const PAUSE_MS = 300;

/**
 * What is typed into the search, and a search after each pause. The address wins when it changes otherwise, such as by
 * Back, and a page that is being opened is not stopped by the search.
 */
export function useTypedSearch(searched: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState({ text: searched, over: searched });
  const text = typed.over === searched ? typed.text : searched;
  const find = useEffectEvent(onSearch);
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (text === searched || isLeaving) return;
    const timer = setTimeout(() => find(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, searched, isLeaving]);
  return [text, (next: string) => setTyped({ text: next, over: searched })] as const;
}
