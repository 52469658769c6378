import { track } from '@forecourt/analytics';
import { countOnce } from '@forecourt/analytics/count-once';
import { useMark } from '@forecourt/page/mark';
import { useSite } from '@forecourt/site-config/react';
import { LEAD_CATEGORY } from '../logic/kinds.ts';

/** The mark of an application that was just sent. */
export const SENT = ['sent'] as const;

/** Counts an application that was just sent, once in all windows of a browser. (AN-01) */
export function useCountedSending(reference: string): void {
  const { slug } = useSite();
  useMark(SENT, () => countOnce(slug, reference, () => track('enquiry', { label: LEAD_CATEGORY })));
}
