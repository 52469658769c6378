import { fileRefusalText, LARGEST_FILE } from '@forecourt/lead';
import type { DeclaredValues, FileRefusal } from '@forecourt/lead';
import { newKey, PlatformProblem } from '@forecourt/platform-client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { failureText } from '../logic/failure-text.ts';
import { sendFile } from '../logic/send-file.ts';
import type { EnquiryTopic } from '../logic/topic-texts.ts';
import type { FileFieldOf, FilesBinding, FormFile } from './form-binding.ts';
import { keptFiles } from './kept-files.ts';

/** A file that is being sent, or could not be. */
interface PendingFile extends FormFile {
  field: FileFieldOf;
  file: File;
}

export interface FormFiles {
  files: FilesBinding;
  /** Settles when no file is being sent any more. */
  settled(): Promise<void>;
  /** The sentences about files that were not sent, by the name of their field. */
  unsent(): Record<string, string>;
}

/**
 * The files of a declared form: each is sent by itself as it is chosen, while the shopper fills in the rest. What was kept is a signed value of
 * its field.
 *
 * @param values the current values of the form.
 * @param change changes the signed values of a field.
 */
export function useFormFiles(
  topic: Pick<EnquiryTopic, 'form'>,
  values: DeclaredValues,
  change: (field: string, change: (signed: string[]) => string[]) => void,
): FormFiles {
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const latest = useRef(pending);
  // One after the other: on a phone's line the first is kept early, and they stay in order.
  const queue = useRef(Promise.resolve());
  const form = topic.form?.id ?? '';

  const set = useCallback((next: (before: readonly PendingFile[]) => readonly PendingFile[]) => {
    latest.current = next(latest.current);
    setPending(latest.current);
  }, []);

  const send = useCallback(
    ({ key, file, field }: PendingFile) => {
      const put = (now: Pick<FormFile, 'state' | 'error' | 'retry'>) =>
        set((all) => all.map((each) => (each.key === key ? { ...each, ...now } : each)));
      const fail = (error: string, retry: boolean) => put({ state: 'failed', error, retry });
      const isWanted = () => latest.current.some((each) => each.key === key);
      put({ state: 'sending', error: null, retry: false });
      queue.current = queue.current.then(async () => {
        if (!isWanted()) return;
        try {
          const {
            files: [kept],
            refused: [refused],
          } = await sendFile(form, field.name, file);
          if (!kept) return fail(refused?.error ?? refusal('notStored', file, field), refused === undefined);
          // One that was removed meanwhile is not a value; it is deleted after a day.
          if (isWanted()) change(field.name, (signed) => [...signed, kept.id]);
          set((all) => all.filter((each) => each.key !== key));
        } catch (error) {
          const answered = error instanceof PlatformProblem && error.status !== 0;
          fail(answered ? failureText(error) : refusal('notStored', file, field), true);
        }
      });
    },
    [form, set, change],
  );

  // What was given up on a lost connection goes on when it is back.
  useEffect(() => {
    const online = () => {
      for (const each of latest.current) if (each.retry) send(each);
    };
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [send]);

  const files = useMemo(
    (): FilesBinding => ({
      of: (field) => [...keptFiles(values[field]), ...pending.filter((each) => each.field.name === field)],
      add(field, chosen) {
        let left = field.most - keptFiles(values[field.name]).length - countOf(latest.current, field.name);
        for (const file of chosen) {
          const problem = left > 0 ? problemOf(file) : 'tooMany';
          const added: PendingFile = {
            ...{ key: newKey(), field, file, name: file.name, bytes: file.size },
            state: problem ? 'failed' : 'sending',
            error: problem && refusal(problem, file, field),
            retry: false,
          };
          set((all) => [...all, added]);
          if (problem) continue;
          left -= 1;
          send(added);
        }
      },
      remove(field, key) {
        set((all) => all.filter((each) => each.key !== key));
        change(field.name, (signed) => signed.filter((each) => each !== key));
      },
      retry(key) {
        const found = latest.current.find((each) => each.key === key);
        if (found?.retry) send(found);
      },
    }),
    [values, pending, set, send, change],
  );

  const settled = useCallback(async () => {
    let waited: Promise<void> | null = null;
    while (waited !== queue.current) {
      waited = queue.current;
      await waited;
    }
  }, []);
  const unsent = useCallback(() => {
    const texts: Record<string, string> = {};
    for (const {
      field: { name },
      state,
      error,
    } of latest.current)
      if (state === 'failed' && error !== null)
        texts[name] = name in texts ? `${texts[name]} ${error}` : error;
    return texts;
  }, []);
  return useMemo(() => ({ files, settled, unsent }), [files, settled, unsent]);
}

const countOf = (pending: readonly PendingFile[], field: string): number =>
  pending.filter((each) => each.field.name === field && (each.state === 'sending' || each.retry)).length;

/** What can be told without sending it. */
function problemOf({ size }: File): FileRefusal | null {
  if (size === 0) return 'empty';
  return size > LARGEST_FILE ? 'tooLarge' : null;
}

function refusal(reason: FileRefusal, { name }: File, { accept, most }: FileFieldOf): string {
  return fileRefusalText(reason, { name, accept, most });
}
