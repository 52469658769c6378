import { holdLog, NOTED } from '../store/log.ts';
import type { CheckoutServices, Hold } from '../store/records.ts';
import { writerOf, type Reader } from './writerOf.ts';

/**
 * What is kept of a hold, for an export. Times are ISO 8601.
 *
 * @param reader - staff get the notes of staff and who wrote each line; the shopper does not.
 */
export async function holdData(
  services: Pick<CheckoutServices, 'db'>,
  hold: Hold,
  reader: Reader,
): Promise<Record<string, unknown>> {
  const { site, reference, car, shopper, terms, purchase, facts, state, payment } = hold;
  const lines = await holdLog(services, hold);
  const history = lines.filter(({ what }) => reader === 'staff' || what !== NOTED);
  return {
    ...{ site, reference, shopper, terms, purchase, facts, payment },
    vehicle: car,
    status: state.status,
    money: state.money,
    held_until: state.heldUntil,
    history: history.map(({ at, what, who, detail }) => ({
      ...{ at: at.toISOString(), what, who: writerOf(who, reader), detail },
    })),
  };
}
