import type { FailureView } from '@forecourt/desk-ui';

/** What went wrong, for whoever reads it; sending it again helps when the desk was not reached, or too busy. */
export function failureView(failure: unknown): FailureView {
  const { status, error }: { status?: unknown; error?: unknown } = Object(failure);
  return {
    text:
      typeof error === 'string' && error !== '' ? error : 'Something failed in the app. Please try again.',
    retry: status === 0 || status === 429 || status === 503,
  };
}

/** Whether a failure has this name in the contract. */
export function isProblem(failure: unknown, name: string): boolean {
  return Reflect.get(Object(failure), 'problem') === name;
}
