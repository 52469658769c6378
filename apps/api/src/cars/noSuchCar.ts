import type { ApiContext } from '../http/ApiContext.ts';
import { problem } from '../http/problem.ts';

/** Answers that the site has no car of the name that was asked for. */
export function noSuchCar(context: ApiContext): Response {
  return problem(context, 404, {
    detail: 'The site has no car of this name.',
    error: 'This vehicle is no longer on the site.',
  });
}
