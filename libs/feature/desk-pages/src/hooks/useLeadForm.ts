import type { LeadDetail } from '@forecourt/desk-client';
import { useLeadQuery, useMeQuery } from '../api/deskApi.ts';
import { failureView, isProblem } from '../logic/failureView.ts';
import { newsSince, seenText } from '../logic/leadNews.ts';
import { useDeskForm } from './useDeskForm.ts';
import type { DeskFormState } from './useDeskForm.ts';

/** The lead that a form is about. */
export interface AboutLead {
  site: string;
  timeZone: string;
  lead: LeadDetail;
}

/** How a form that is long in writing keeps the lead as it was seen when the writing began. */
interface LongForm<Fields> {
  /** The lead as it was seen, a `seenText`. */
  seen(fields: Fields): string;
  /** Keeps that it is seen now. */
  see(seen: string): Partial<Fields>;
}

/**
 * A form of a lead. When others were faster it says who, and what; what was typed stays, and can be sent then.
 *
 * @param name of the form among those of the lead.
 * @param long for a form that takes long to write. It is refused if others did something after the writing began. Without it a form is
 *   refused if they did something after the lead on the page was read.
 */
export function useLeadForm<Fields extends Record<keyof Fields, string>>(
  { site, timeZone, lead }: AboutLead,
  name: string,
  empty: Fields,
  long?: LongForm<Fields>,
): DeskFormState<Fields> {
  const { refetch } = useLeadQuery({ params: { site, id: lead.id } });
  const me = useMe();

  return useDeskForm(`${name}:${lead.id}`, empty, async (error, { fields, change }) => {
    const view = failureView(error);
    const now = isProblem(error, 'changed') ? (await refetch()).data : undefined;
    if (!now) return view;
    const news = newsSince(long?.seen(fields) || seenText(lead), now, { me, timeZone });
    if (long) change(long.see(seenText(now)));
    const told = news.map((each) => (long ? `${each} while you were writing.` : `${each}.`));
    return { ...view, text: [view.text, ...told].join(' ') };
  });
}

/** Id of whoever is signed in; null until it is known. */
export const useMe = (): string | null => useMeQuery().data?.staff.id ?? null;
