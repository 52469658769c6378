import type { ApiSite } from '@forecourt/api';
import type { DeskOperations, SharedDeskProblem } from '@forecourt/desk-client/contracts';
import type { Membership, StaffSession } from '@forecourt/staff';
import type { z } from 'zod';
import type { DeskServices } from '../DeskServices.ts';
import type { Refused } from './Refused.ts';

/** The name of a call. */
export type CallId = keyof DeskOperations;

/** What every handler is given. */
export interface AnyCall<Id extends CallId> {
  request: z.output<DeskOperations[Id]['request']>;
  services: DeskServices;
  /** The headers of the request, with its cookies. */
  headers: Headers;
  /** The visitor's IP address. */
  address: string;
  /** Adds `Set-Cookie` headers to the response. */
  setCookies(cookies: readonly string[]): void;
}

/** Somebody with a role at the dealership of the call. */
export interface Member extends Membership {
  id: string;
  name: string;
}

/** Somebody who reads at a dealership: staff by a call, or an operator. */
export interface ReadCall {
  services: Pick<DeskServices, 'db' | 'now'>;
  site: ApiSite;
  member: Member;
}

/** A call about a dealership, of somebody who works there and has one of the roles of the contract. */
export interface StaffCall extends ReadCall {
  services: DeskServices;
  session: StaffSession;
}

/** The calls of somebody who is signed in, about no dealership. */
type SignedInId = 'me' | 'enrolSecondFactor' | 'confirmSecondFactor' | 'verifySecondFactor';

/** A call, checked: whoever makes it may. */
export type DeskCall<Id extends CallId> = AnyCall<Id> &
  (DeskOperations[Id]['path'] extends `/api/desk/sites/${string}`
    ? StaffCall
    : Id extends SignedInId
      ? { session: StaffSession }
      : unknown);

/** The response of a call: its answer, or an error response that the contract declares. A file may be a ready response. */
export type Answered<Id extends CallId> =
  | z.input<DeskOperations[Id]['answer']>
  | (z.output<DeskOperations[Id]['answer']> extends string | Blob ? Response : never)
  | Refused<(keyof DeskOperations[Id]['problems'] & string) | SharedDeskProblem>;

/** The handlers of calls by name. */
export type DeskHandlers<Ids extends CallId = CallId> = {
  [Id in Ids]: (call: DeskCall<Id>) => Promise<Answered<Id>>;
};
