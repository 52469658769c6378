import type { PaymentProvider } from '@forecourt/checkout-desk';
import type { TestDatabase, TestEngine } from '@forecourt/database/testing';
import type { KyselyPlugin } from 'kysely';
import { checkoutApi, type CheckoutApi } from './checkout-api.ts';

/** Where a process dies, or a call of the provider fails. */
export interface Fate {
  /**
   * What happens at the point of this number, counted from 1: a statement to the database, or a moment before or after a call of the
   * provider. Null lives on.
   */
  diesAt: number | null;
  /** The call of the provider that fails, counted from 1: before it is made, or with its answer lost. Null for none. */
  losesCall: { number: number; made: boolean } | null;
}

/** A second process on the database of another one; it shares its provider and its clock. */
export interface MortalProcess {
  api: CheckoutApi;
  /** Its way to the shared database. */
  db: TestDatabase['db'];
  /** Begins again to count, with another fate. */
  born(fate: Partial<Fate>): void;
  /** Whether it has died. */
  isDead(): boolean;
  /** The points that it has passed since it was born, and its calls of the provider. */
  passed(): { points: number; calls: number };
}

/**
 * A process that dies at a point: from then on nothing of it reaches the database or the provider, and what it was writing in a transaction
 * is rolled back, as when its connection breaks.
 */
export async function mortalProcess(engine: TestEngine, living: CheckoutApi): Promise<MortalProcess> {
  const { provider, mount } = living.offer;
  if (!provider) throw new Error('There is no provider.');
  let fate: Fate = { diesAt: null, losesCall: null };
  let [points, calls, dead] = [0, 0, false];

  function pass(): void {
    points += 1;
    dead ||= points === fate.diesAt;
    if (dead) throw new Error('The process is dead.');
  }
  async function through<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    pass();
    calls += 1;
    const lost = fate.losesCall?.number === calls ? fate.losesCall : null;
    if (lost && !lost.made) throw new Error('The provider does not answer.');
    const answer = await call();
    if (lost) throw new Error('The answer of the provider was lost.');
    pass();
    return answer;
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      pass();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const mortalProvider: PaymentProvider = {
    ...provider,
    open: (order) => through(() => provider.open(order)),
    look: (...asked) => through(() => provider.look(...asked)),
    close: (session) => through(() => provider.close(session)),
    refund: (...asked) => through(() => provider.refund(...asked)),
    sendReceipt: (...asked) => through(() => provider.sendReceipt(...asked)),
    refundPart: (...asked) => through(() => provider.refundPart(...asked)),
    holdOf: (payment) => through(() => provider.holdOf(payment)),
  };
  const db = living.kit.database.db.withPlugin(plugin);
  const { invoices } = living.offer;
  const api = await checkoutApi(
    engine,
    { provider: mortalProvider, mount, invoices },
    { db, now: () => living.clock.now },
  );
  return {
    api,
    db,
    born(next) {
      fate = { diesAt: null, losesCall: null, ...next };
      [points, calls, dead] = [0, 0, false];
    },
    isDead: () => dead,
    passed: () => ({ points, calls }),
  };
}
