import { APIError } from 'better-auth/api';

/** Null for what better-auth refuses: a wrong or expired code. Anything else is thrown. */
export async function refusedAsNull<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null;
    throw error;
  }
}
