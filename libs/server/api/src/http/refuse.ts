import type { ProblemText } from '@forecourt/platform-client/contracts';
import type { ApiContext } from './ApiContext.ts';
import { problem } from './problem.ts';

/** An error of the operation table by name, with details of this request. */
export interface Refusal<Problem extends string> {
  problem: Problem;
  /** Names of the invalid fields, for the table's text. */
  names?: readonly string[];
  /** Replaces the table's text. */
  detail?: string;
  error?: string;
  fields?: Record<string, string[]>;
  /** Seconds until a retry; replaces the table's value. */
  retryAfter?: number;
}

/** Returns a problem response of an operation, with the texts of the table. */
export function refuse(
  context: ApiContext,
  { id, problems }: { id: string; problems: Readonly<Record<string, ProblemText>> },
  { problem: name, names = [], ...said }: Refusal<string>,
): Response {
  const declared = problems[name];
  if (!declared) throw new Error(`The operation ${id} declares no problem ${name}.`);
  const { status, retryAfter, detail, ...texts } = { ...declared, ...said };
  return problem(context, status, {
    ...texts,
    ...(detail !== undefined && { detail: detail.replace('{fields}', names.join(', ')) }),
    ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  });
}
