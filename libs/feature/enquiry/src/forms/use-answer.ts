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
  const [failure, setFailure] = useState({ key, round: -1 });
  if (failure.key !== key) setFailure({ key, round: -1 });
  const failed = failure.key === key && failure.round === round;
  const known = key === null ? undefined : answers.get(key);
  const isDue = key !== null && !failed && (known?.round ?? -1) < round;

  const start = useEffectEvent((signal: AbortSignal) => question !== null && ask(question, signal));
  useEffect(() => {
    if (!isDue || key === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    void Promise.resolve(start(signal)).then(
      (answer) => {
        if (!signal.aborted && answer !== false)
          setAnswers((all) => new Map(all).set(key, { answer, round }));
      },
      () => {
        if (!signal.aborted) setFailure({ key, round });
      },
    );
    return () => stop.abort();
  }, [isDue, key, round]);

  const again = useCallback(() => setRound((last) => last + 1), [setRound]);
  return { answer: known?.answer, failed, again };
}
