import type { ProblemText } from '@forecourt/platform-client/contracts';
import type { ApiContext } from './ApiContext.ts';
import { problem } from './problem.ts';

/** A refusal by its name in the table of operations, with what only this request can say. */
export interface Refusal<Problem extends string> {
  problem: Problem;
  /** Names of the refused fields, for the table's text. */
  names?: readonly string[];
  /** In place of the table's. */
  detail?: string;
  error?: string;
  fields?: Record<string, string[]>;
  /** Seconds, in place of the table's. */
  retryAfter?: number;
}

/** Answers with a problem of an operation, in the words of the table. */
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
