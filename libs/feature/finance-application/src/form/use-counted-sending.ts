import { track } from '@forecourt/analytics';
import { countOnce } from '@forecourt/analytics/count-once';
import { useSite } from '@forecourt/site-config/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { LEAD_CATEGORY } from '../logic/kinds.ts';

/**
 * Counts an application that was just sent, once in all windows of a browser, and takes the mark `sent` from the address, so that a reload does
 * not count it again. (AN-01)
 */
export function useCountedSending(reference: string): void {
  const { slug } = useSite();
  const [params, setParams] = useSearchParams();
  const isNew = params.has('sent');
  useEffect(() => {
    if (!isNew) return;
    countOnce(slug, reference, () => track('enquiry', { label: LEAD_CATEGORY }));
    setParams(
      (now) => {
        now.delete('sent');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isNew, slug, reference, setParams]);
}
