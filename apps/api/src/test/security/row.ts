import type { Secrets, World } from './people.ts';

/** The parts of a request besides its method and path. */
export interface Parts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** One call, and what it answers to whom. */
export interface Row {
  /** The request about what is Zoe’s, by each way in which a caller may show who they are. The cookies are always sent. */
  asks(caller: Secrets, world: World): readonly Parts[];
  /** The statuses for Zoe, for nobody, for Max, and for Zoe at the other dealer. */
  answers: readonly [zoe: number, nobody: number, max: number, elsewhere: number];
}

/** A row whose callers show who they are in one way. */
export const row = (
  answers: Row['answers'],
  parts: (caller: Secrets, world: World) => Parts = () => ({}),
): Row => ({ answers, asks: (caller, world) => [parts(caller, world)] });

/** A row of a call that answers everybody alike. */
export const open = (status: number, parts: (world: World) => Parts = () => ({}), elsewhere = status): Row =>
  row([status, status, status, elsewhere], (_, world) => parts(world));

/** The parameters of a call about the vehicle that Zoe has reserved. */
export const slugOf = ({ zoe }: World) => ({ slug: zoe.car.slug });
