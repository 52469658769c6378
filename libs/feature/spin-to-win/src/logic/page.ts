import type { PageHead } from '@forecourt/page/head';

/** A prize on the page. */
export interface ShownPrize {
  id: string;
  name: string;
  /** How likely it is, as `1 in 50`. */
  odds: string;
  parts: number;
}

/** What a shopper drew. */
export interface ShownDraw {
  /** The prize; it may not be in the list any more. */
  prize: string;
  name: string;
  wins: boolean;
  /** How it is claimed; null if the dealer has taken the prize out of the list. */
  text: string | null;
  reference: string;
  drawnAt: string;
}

/** Loader data of the page. */
export interface SpinPage {
  head: PageHead;
  title: string;
  intro: string;
  prizes: readonly ShownPrize[];
  terms: { version: string; text: string };
  /** Each shopper draws once in this time. */
  once: string;
  is: 'open' | 'before' | 'over';
  mine: ShownDraw | null;
  /** The draw was made a moment ago: the wheel may turn. */
  isNew: boolean;
  /** What the form begins with, by the names of the fields: what was typed before a sign-in, or what the account knows. */
  typed: Readonly<Record<string, string>>;
}

/** A refused post. */
export interface RefusedSpin {
  /** What was typed. */
  values: Readonly<Record<string, string>>;
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>;
  /** Why nothing could be done; null for errors of fields. */
  failure: string | null;
  status: number;
}
