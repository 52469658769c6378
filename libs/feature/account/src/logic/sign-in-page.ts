import type { PageHead } from '@forecourt/page/head';

/** Where a sign-in leads, and back. Both are pages of this site. */
export interface SignInTarget {
  type: string;
  redirect: string;
  back: string;
}

/** The page of the sign-in. */
export interface SignInPage {
  head: PageHead;
  target: SignInTarget;
  /** The address that a code was sent to; null while no code is awaited. */
  to: string | null;
  /** Whether a mobile can be typed too. */
  textMessages: boolean;
  notice: 'again' | 'over' | null;
}

/** A post that was refused. */
export interface RefusedSignIn {
  error: string;
  /** The address that was typed. */
  typed: string;
  status: number;
}
