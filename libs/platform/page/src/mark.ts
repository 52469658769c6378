import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A navigation, as `shouldRevalidate` of a route gets it. */
export type Navigation = Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'formMethod'>;

/**
 * Acts once on a mark in the address that says what has just happened, such as `?back=1`, and takes it from the address, so that a reload does
 * not act again. The page is not loaded again for it if `shouldRevalidate` of its route asks `takesMark`.
 *
 * @param names of the parameters; the first one is the mark, the others go with it. The same array each time.
 * @param act gets the parameters; null leaves the mark where it is.
 */
export function useMark(names: readonly string[], act: ((params: URLSearchParams) => void) | null): void {
  const [params, setParams] = useSearchParams();
  const isMarked = act !== null && names.slice(0, 1).some((name) => params.has(name));
  const actOnMark = useEffectEvent(() => act?.(params));
  useEffect(() => {
    if (!isMarked) return;
    actOnMark();
    setParams((now) => without(now, names), { replace: true, preventScrollReset: true });
  }, [isMarked, names, setParams]);
}

/** Whether a navigation takes nothing but a mark from the address (`useMark`): the page has just been loaded with it. */
export function takesMark(
  { currentUrl, nextUrl, formMethod }: Navigation,
  names: readonly string[],
): boolean {
  if (formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname) return false;
  const { searchParams } = currentUrl;
  return (
    names.some((name) => searchParams.has(name)) &&
    without(searchParams, names).toString() === nextUrl.searchParams.toString()
  );
}

function without(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of names) rest.delete(name);
  return rest;
}
