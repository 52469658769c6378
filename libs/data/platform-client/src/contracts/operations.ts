import type { z } from 'zod';
import type { Route } from '../client/routes.ts';
import { accountOperations } from './accountOperations.ts';
import { alertOperations } from './alertOperations.ts';
import { applicationOperations } from './applicationOperations.ts';
import { carOperations } from './carOperations.ts';
import { checkoutOperations } from './checkoutOperations.ts';
import { invoiceOperations } from './invoiceOperations.ts';
import { leadOperations } from './leadOperations.ts';
import { passkeyOperations } from './passkeyOperations.ts';
import { reportOperations } from './reportOperations.ts';
import { siteOperations } from './siteOperations.ts';
import { spinOperations } from './spinOperations.ts';
import { subscriptionOperations } from './subscriptionOperations.ts';
import { uploadOperations } from './uploadOperations.ts';
import { valuationOperations } from './valuationOperations.ts';
import { shareOperations } from './shareOperations.ts';
import { watchlistOperations } from './watchlistOperations.ts';

/** All API calls by id, in the order of the documentation. */
export const operations = {
  ...leadOperations,
  ...uploadOperations,
  ...valuationOperations,
  ...applicationOperations,
  ...accountOperations,
  ...passkeyOperations,
  ...watchlistOperations,
  ...shareOperations,
  ...checkoutOperations,
  ...invoiceOperations,
  ...spinOperations,
  ...subscriptionOperations,
  ...alertOperations,
  ...carOperations,
  ...reportOperations,
  ...siteOperations,
};

/** The table of all calls. */
export type Operations = typeof operations;

/** The route of a call in the table. */
export type KnownRoute = Route & { readonly id: keyof Operations };

/** The input of a call, by the parts of its request. */
export type InputOf<Where extends KnownRoute> = Parts<z.input<Operations[Where['id']]['request']>>;

type Parts<Request> = { [Part in keyof Request]: Sendable<Request[Part]> };

/** Makes fields that may be undefined optional: JSON does not distinguish them. */
type Sendable<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Fields[Name];
} & { [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name] };

/** The response of a call; it may be null if the call may return 204. */
export type AnswerOf<Where extends KnownRoute> =
  | z.output<Operations[Where['id']]['answer']>
  | (Where extends { orNothing: true } ? null : never);
