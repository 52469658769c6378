import { track } from '@forecourt/analytics';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LEAD_CATEGORY } from '../logic/kinds.ts';

/** Counts an application that was just sent, and takes the mark from the address, so that a reload does not count it again. (AN-01) */
export function useCountedSending(isNew: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isNew) return;
    track('enquiry', { label: LEAD_CATEGORY });
    void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }, [isNew, navigate]);
}
