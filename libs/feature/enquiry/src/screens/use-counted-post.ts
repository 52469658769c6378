import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { COUNTED, countPost } from '../logic/counted-post.ts';

/** Counts a form that the browser has just posted itself, and takes the mark from the address, so that a reload does not count it again. (AN-01) */
export function useCountedPost(isPosted: boolean): void {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (!params.has(COUNTED[0])) return;
    if (isPosted) countPost(params);
    setParams(
      (now) => {
        for (const name of COUNTED) now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isPosted, params, setParams]);
}
