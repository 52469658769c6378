import type { z } from 'zod';
import type { DeskRoute } from '../client/routes.ts';
import { dayOperations } from './dayOperations.ts';
import { financeOperations } from './financeOperations.ts';
import { leadOperations } from './leadOperations.ts';
import { liveOperations } from './live.ts';
import { peopleOperations } from './peopleOperations.ts';
import { paymentOperations } from './paymentOperations.ts';
import { reservationOperations } from './reservationOperations.ts';
import { sessionOperations } from './sessionOperations.ts';
import { stockOperations } from './stockOperations.ts';

/** All desk calls by id, with who may call them. */
export const deskOperations = {
  ...sessionOperations,
  ...leadOperations,
  ...dayOperations,
  ...financeOperations,
  ...reservationOperations,
  ...paymentOperations,
  ...stockOperations,
  ...peopleOperations,
  ...liveOperations,
};

/** The table of all desk calls. */
export type DeskOperations = typeof deskOperations;

/** The route of a call in the table. */
export type KnownDeskRoute = DeskRoute & { readonly id: keyof DeskOperations };

/** The input of a call, by the parts of its request. */
export type DeskInput<Where extends KnownDeskRoute> = Parts<z.input<DeskOperations[Where['id']]['request']>>;

type Parts<Request> = { [Part in keyof Request]: Sendable<Request[Part]> };

/** Makes fields that may be undefined optional: JSON does not distinguish them. */
type Sendable<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Fields[Name];
} & { [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name] };

/** The response of a call. */
export type DeskAnswer<Where extends KnownDeskRoute> = z.output<DeskOperations[Where['id']]['answer']>;
