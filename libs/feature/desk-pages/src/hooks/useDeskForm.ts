import type { FailureView } from '@forecourt/desk-ui';
import { useState } from 'react';
import { failureView } from '../logic/failureView.ts';
import { useKeptForm } from './useKeptForm.ts';
import type { KeptForm } from './useKeptForm.ts';
import { useSay } from './useSay.ts';

/** A form of the desk: what is typed, and sending it. */
export interface DeskFormState<Fields> extends Pick<KeptForm<Fields>, 'fields' | 'change'> {
  failure: FailureView | null;
  /**
   * Sends the form once. Text stays until it was done, and what is typed meanwhile stays after it; a retry has the same key.
   *
   * @param send makes the call with the key of the write.
   * @param done what is said afterwards.
   */
  send(send: (key: string) => Promise<{ error?: unknown }>, done: string): Promise<void>;
  /** Forgets what was typed. */
  forget(): void;
  /** Says what is missing, before anything is sent. */
  refuse(text: string): void;
}

/**
 * @param name unique among the forms of the desk, such as `note:<id of the lead>`.
 * @param explain words for a failure; by default those of the response.
 */
export function useDeskForm<Fields extends Record<keyof Fields, string>>(
  name: string,
  empty: Fields,
  explain: (
    error: unknown,
    form: Pick<KeptForm<Fields>, 'fields' | 'change'>,
  ) => FailureView | Promise<FailureView> = failureView,
): DeskFormState<Fields> {
  const { fields, key, change, clear } = useKeptForm(name, empty);
  const [failure, setFailure] = useState<FailureView | null>(null);
  const say = useSay();
  return {
    fields,
    failure,
    change(part) {
      setFailure(null);
      change(part);
    },
    async send(send, done) {
      setFailure(null);
      const { error } = await send(key);
      if (error !== undefined) return setFailure(await explain(error, { fields, change }));
      clear(key);
      say(done);
    },
    forget: () => clear(),
    refuse: (text) => setFailure({ text, retry: false }),
  };
}
