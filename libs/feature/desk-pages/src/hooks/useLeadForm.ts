import type { LeadDetail } from '@forecourt/desk-client';
import type { FailureView } from '@forecourt/desk-ui';
import { useState } from 'react';
import { useLeadQuery } from '../api/deskApi.ts';
import { failureView, isProblem } from '../logic/failureView.ts';
import { eventTitle } from '../logic/leadViews.ts';
import { useKeptForm } from './useKeptForm.ts';
import type { KeptForm } from './useKeptForm.ts';
import { useSay } from './useSay.ts';

/** The lead that a form is about. */
export interface AboutLead {
  site: string;
  timeZone: string;
  lead: LeadDetail;
}

/** A form of a lead: what is typed, and sending it. */
export interface LeadForm<Fields> extends Pick<KeptForm<Fields>, 'fields' | 'change'> {
  failure: FailureView | null;
  /**
   * Sends the form once. Text stays until it was done; a retry has the same key. When a colleague was faster it says who, and what.
   *
   * @param send makes the call with the key of the write.
   * @param done what is said afterwards.
   */
  send(send: (key: string) => Promise<{ error?: unknown }>, done: string): Promise<void>;
  /** Says what is missing, before anything is sent. */
  refuse(text: string): void;
}

/** @param name of the form among those of the lead. */
export function useLeadForm<Fields extends Record<keyof Fields, string>>(
  { site, timeZone, lead }: AboutLead,
  name: string,
  empty: Fields,
): LeadForm<Fields> {
  const { fields, key, change, clear } = useKeptForm(`${name}:${lead.id}`, empty);
  const [failure, setFailure] = useState<FailureView | null>(null);
  const { refetch } = useLeadQuery({ params: { site, id: lead.id } });
  const say = useSay();

  async function whoChanged(): Promise<string | null> {
    const last = (await refetch()).data?.history.at(-1);
    return last ? eventTitle(last, { timeZone }) : null;
  }

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
      if (error === undefined) {
        clear();
        return say(done);
      }
      const view = failureView(error);
      const who = isProblem(error, 'changed') ? await whoChanged() : null;
      setFailure(who === null ? view : { ...view, text: `${view.text} ${who}.` });
    },
    refuse: (text) => setFailure({ text, retry: false }),
  };
}
