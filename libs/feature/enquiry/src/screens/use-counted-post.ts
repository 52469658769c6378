import { useMark } from '@forecourt/page/mark';
import { COUNTED, countPost } from '../logic/counted-post.ts';

/** Counts a form that the browser has just posted itself, once. (AN-01) */
export function useCountedPost(isPosted: boolean): void {
  useMark(COUNTED, (params) => {
    if (isPosted) countPost(params);
  });
}
