import type { z } from 'zod';
import type { Route } from '../client/routes.ts';
import { carOperations } from './carOperations.ts';
import { leadOperations } from './leadOperations.ts';
import { reportOperations } from './reportOperations.ts';
import { siteOperations } from './siteOperations.ts';

/** Every call of the API by its id, in the order of its documentation. */
export const operations = { ...leadOperations, ...carOperations, ...reportOperations, ...siteOperations };

/** The table of all calls. */
export type Operations = typeof operations;

/** Where a call of the table is. */
export type KnownRoute = Route & { readonly id: keyof Operations };

/** What a client sends, by the parts of a request. */
export type InputOf<Where extends KnownRoute> = Parts<z.input<Operations[Where['id']]['request']>>;

type Parts<Request> = { [Part in keyof Request]: Sendable<Request[Part]> };

/** A field that may be undefined may be left out: JSON knows no difference. */
type Sendable<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Fields[Name];
} & { [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name] };

/** What a call answers; null where it may answer with nothing. */
export type AnswerOf<Where extends KnownRoute> =
  z.output<Operations[Where['id']]['answer']> | (Where extends { orNothing: true } ? null : never);
