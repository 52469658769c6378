import { sharedPerAddress } from '@forecourt/api';
import { leadLimits, type LeadLimits } from '@forecourt/lead-desk';

/** The codes that one network asks for in ten minutes for one address. */
const CODES_OF_ONE = 5;

/**
 * The codes that the browsers of one network ask for in a day for one address that they have not signed in with: fewer than the address has for
 * all of them, so that one network cannot lock an owner with a new device out.
 */
export const CODES_OF_ONE_A_DAY = 10;

/** The tries of codes of one network for each code that it may ask for. */
export const TRIES_A_CODE = 1.5;

/** How often one network may do a step of the sign-in. */
export interface SignInLimits {
  /** Codes in ten minutes. */
  codes: LeadLimits;
  /** Codes in ten minutes for one address. */
  codesOfOne: LeadLimits;
  /** Codes in a day for one address, for browsers that have not signed in with it. */
  codesOfOneADay: LeadLimits;
  /** Typed codes in ten minutes. */
  tries: LeadLimits;
}

/** Counted in the database: what is tried must not grow with the number of processes. */
export function signInLimits(
  db: Parameters<typeof sharedPerAddress>[1]['db'],
  codesPer10Minutes: number,
): SignInLimits {
  const perNetwork = (calls: number, name: string) => sharedPerAddress(calls, { db, name });
  return {
    codes: perNetwork(codesPer10Minutes, 'codes'),
    codesOfOne: perNetwork(CODES_OF_ONE, 'codes-of-one'),
    codesOfOneADay: leadLimits({
      ...{ perAddress: CODES_OF_ONE_A_DAY, perSite: null, seconds: 86_400 },
      shared: { db, name: 'codes-of-one-a-day' },
    }),
    tries: perNetwork(Math.ceil(codesPer10Minutes * TRIES_A_CODE), 'code-tries'),
  };
}
