import { holdLog, NOTED } from '../store/log.ts';
import type { CheckoutServices, Hold } from '../store/records.ts';

/**
 * What is kept of a hold, for an export. Times are ISO 8601.
 *
 * @param reader - staff get the notes of staff and who wrote each line; the shopper does not.
 */
export async function holdData(
  services: Pick<CheckoutServices, 'db'>,
  hold: Hold,
  reader: 'staff' | 'shopper',
): Promise<Record<string, unknown>> {
  const { site, reference, car, shopper, terms, purchase, facts, state, payment } = hold;
  const lines = await holdLog(services, hold);
  const history =
    reader === 'staff'
      ? lines
      : lines
          .filter(({ what }) => what !== NOTED)
          .map((line) => ({ ...line, who: line.who.includes('@') ? 'staff' : line.who }));
  return {
    ...{ site, reference, shopper, terms, purchase, facts, payment },
    vehicle: car,
    status: state.status,
    money: state.money,
    held_until: state.heldUntil,
    history: history.map(({ at, what, who, detail }) => ({ at: at.toISOString(), what, who, detail })),
  };
}
