import { STATUS_CODES } from 'node:http';
import { sharedDeskProblems, type DeskProblemText } from '@forecourt/desk-client/contracts';
import type { Refused } from './Refused.ts';

/** The problem+json response of a refusal, with the texts of the contract. It contains nothing of the request's body. */
export function problemResponse(
  { problem, retryAfter, fields }: Refused<string>,
  own: Readonly<Record<string, DeskProblemText>> = {},
): Response {
  const texts = { ...sharedDeskProblems, ...own }[problem];
  if (!texts) throw new Error(`The contract declares no problem ${problem}.`);
  const { status, detail, error }: DeskProblemText = texts;
  const body = {
    type: `/problems/${problem}`,
    title: STATUS_CODES[status],
    status,
    ...(detail !== undefined && { detail: detail.replace('{fields}', fields.join(', ')) }),
    error,
    ...(fields.length > 0 && { fields: Object.fromEntries(fields.map((name) => [name, [error]])) }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
    },
  });
}
