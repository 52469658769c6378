import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** What is known of a question. */
export interface Known<Answer> {
  /** The last answer to this question; undefined before the first. */
  answer: Answer | undefined;
  /** Whether the question got no answer. */
  failed: boolean;
  /** Asks once more; the answer until then stays. */
  again(): void;
}

/**
 * The answer to a question of a form: asked when the question changes, and not again for one that was answered in this form. A question that failed
 * is asked again when the form comes back to it. Null asks nothing.
 *
 * @param question JSON: equal questions have equal texts.
 */
export function useAnswer<Question, Answer>(
  question: Question | null,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
): Known<Answer> {
  const key = question === null ? null : JSON.stringify(question);
  const [round, setRound] = useState(0);
  const [answers, setAnswers] = useState<ReadonlyMap<string, { answer: Answer; round: number }>>(new Map());
  const [failure, setFailure] = useState({ key, failed: false });
  if (failure.key !== key) setFailure({ key, failed: false });
  const failed = failure.key === key && failure.failed;
  const known = key === null ? undefined : answers.get(key);
  const isDue = key !== null && !failed && (known?.round ?? -1) < round;

  const start = useEffectEvent(async (asked: string, signal: AbortSignal) => {
    if (question === null) return;
    try {
      const answer = await ask(question, signal);
      if (!signal.aborted) setAnswers((all) => new Map(all).set(asked, { answer, round }));
    } catch {
      if (!signal.aborted) setFailure({ key: asked, failed: true });
    }
  });
  useEffect(() => {
    if (!isDue || key === null) return;
    const stop = new AbortController();
    void start(key, stop.signal);
    return () => stop.abort();
  }, [isDue, key, round]);

  const again = useCallback(() => {
    setFailure(({ key: of }) => ({ key: of, failed: false }));
    setRound((last) => last + 1);
  }, []);
  return { answer: known?.answer, failed, again };
}
