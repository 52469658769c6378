import type { LeadDetail } from '@forecourt/desk-client';
import type { FailureView } from '@forecourt/desk-ui';
import { useLeadQuery } from '../api/deskApi.ts';
import { failureView, isProblem } from '../logic/failureView.ts';
import { eventTitle } from '../logic/leadViews.ts';
import { useDeskForm } from './useDeskForm.ts';
import type { DeskFormState } from './useDeskForm.ts';

/** The lead that a form is about. */
export interface AboutLead {
  site: string;
  timeZone: string;
  lead: LeadDetail;
}

/**
 * A form of a lead. When a colleague was faster it says who, and what.
 *
 * @param name of the form among those of the lead.
 */
export function useLeadForm<Fields extends Record<keyof Fields, string>>(
  { site, timeZone, lead }: AboutLead,
  name: string,
  empty: Fields,
): DeskFormState<Fields> {
  const { refetch } = useLeadQuery({ params: { site, id: lead.id } });

  async function explain(error: unknown): Promise<FailureView> {
    const view = failureView(error);
    const last = isProblem(error, 'changed') ? (await refetch()).data?.history.at(-1) : undefined;
    return last ? { ...view, text: `${view.text} ${eventTitle(last, { timeZone })}.` } : view;
  }

  return useDeskForm(`${name}:${lead.id}`, empty, explain);
}
