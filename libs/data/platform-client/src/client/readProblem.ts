import type { Problem } from '../contracts/problem.ts';
import { PlatformProblem } from './PlatformProblem.ts';

/** Parses an error response; a response that is not a problem (such as a proxy's page) gets the fallback message. */
export async function readProblem(response: Response): Promise<PlatformProblem> {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return new PlatformProblem(
    response.status,
    await body(response),
    Number.isFinite(seconds) ? seconds : null,
  );
}

async function body(response: Response): Promise<Partial<Problem>> {
  try {
    const value: unknown = await response.json();
    return typeof value === 'object' && value !== null ? known(value) : {};
  } catch {
    return {};
  }
}

function known(value: object): Partial<Problem> {
  const entries = Object.entries(value);
  const text = (key: string) => entries.find(([name, each]) => name === key && typeof each === 'string')?.[1];
  const fields = entries.find(([name]) => name === 'fields')?.[1];
  return {
    title: text('title'),
    detail: text('detail'),
    error: text('error'),
    ...(isFields(fields) && { fields }),
  };
}

function isFields(value: unknown): value is Record<string, string[]> {
  const isSentences = (each: unknown) =>
    Array.isArray(each) && each.every((text) => typeof text === 'string');
  return typeof value === 'object' && value !== null && Object.values(value).every(isSentences);
}
