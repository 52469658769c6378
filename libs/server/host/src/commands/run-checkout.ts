import {
  eraseHolds,
  findHold,
  forgetHolds,
  holdLog,
  listHolds,
  reconcile,
  type CheckoutServices,
  type Hold,
  type PaymentProvider,
  type Reconciliation,
} from '@forecourt/checkout-desk';
import { oneLine } from '@forecourt/lead';
import { centsText } from '@forecourt/pricing';
import type { CommandResult } from './run-leads.ts';

/** The usage text of the command; `call` is its command line. */
export const checkoutUsage = (
  call: string,
): string => `Vehicles that are held for a deposit. No name is printed.

  ${call} list <site>               the last 200, newest first
  ${call} log <site> <reference>    who did what with one, and when
  ${call} erase <site> <reference>  deletes the contact details of one; vehicle, amounts and payments stay
  ${call} purge <site>              deletes those whose time is over; the running host does so by itself
  ${call} reconcile <site> [days]   compares those of the last days (30), and payments of invoices, with the payment provider, and mends what differs

Reconcile exits with 1 if a deposit is not where it should be, or a payment belongs to no reservation and no invoice.`;

/** How many arguments each command has after its name, least and most. */
const WORDS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...{ list: [1, 1], log: [2, 2], erase: [2, 2], purge: [1, 1], reconcile: [1, 2] },
};

const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

/** Whether the arguments are valid; the database is opened only then. */
export function understandsCheckout([command = '', ...rest]: readonly string[]): boolean {
  const [least, most] = (Object.hasOwn(WORDS, command) && WORDS[command]) || [1, 0];
  const days = command === 'reconcile' ? rest[1] : undefined;
  return rest.length >= least && rest.length <= most && (days === undefined || /^[1-9]\d{0,3}$/.test(days));
}

/** Runs a command that `understandsCheckout`. */
export async function runCheckout(
  services: CheckoutServices,
  { provider, keepContactDays: days }: { provider: PaymentProvider | null; keepContactDays: number },
  [command, site = '', last]: readonly string[],
  call: string,
): Promise<CommandResult> {
  if (command === 'list') return done(list(await listHolds(services, { site, limit: 200 }), site));
  if (command === 'purge') {
    const gone = await forgetHolds(services, { site, days });
    return done(`The contact details of ${gone} were deleted.`);
  }
  if (command === 'log' || command === 'erase') {
    const hold = await findHold(services, site, { reference: last ?? '' });
    if (!hold)
      return failed(`${site} has no reservation ${last}. "${call} list ${site}" shows those it has.`);
    if (command === 'erase') {
      await services.db
        .transaction()
        .execute((db) =>
          eraseHolds({ ...services, db }, { holds: [hold], who: 'operator', why: 'by command' }),
        );
      return done(`The contact details of ${hold.reference} are deleted.`);
    }
    const lines = await holdLog(services, { site, id: hold.id });
    return done(
      lines
        .map(
          ({ at, what, who, detail }) => `${at.toISOString()}  ${what}  ${oneLine(who)}: ${oneLine(detail)}`,
        )
        .join('\n'),
    );
  }
  if (!provider)
    return failed(
      `${site} has no account at the payment provider: the variables that checkout() names are not set.`,
    );
  const since = new Date(services.now.getTime() - Number(last ?? USUAL_DAYS) * DAY_MS);
  return report(await reconcile(services, provider, { site, since }));
}

const done = (text: string): CommandResult => ({ text, exitCode: 0 });
const failed = (text: string): CommandResult => ({ text, exitCode: 1 });

function list(holds: readonly Hold[], site: string): string {
  if (holds.length === 0) return `${site} has no reservation.`;
  return holds
    .map(
      ({ createdAt, reference, car, state, facts }) =>
        `${createdAt.toISOString()}  ${reference}  ${state.status}, money ${state.money}  ${centsText(facts.amountCents)}\n` +
        `    ${oneLine(car.name)}, stock number ${car.stocknum ?? 'none'}, until ${state.heldUntil ?? 'not paid'}`,
    )
    .join('\n');
}

function report({ compared, mended, orphans, open }: Reconciliation): CommandResult {
  const lines = [
    `${compared} compared, ${mended.length} mended.`,
    ...mended.map(({ reference }) => `  mended: ${reference}`),
    ...open.map(({ reference, why }) => `  open: ${reference}: ${oneLine(why)}`),
    ...orphans.map(
      ({ session, hold }) => `  paid without a reservation or an invoice: ${session} (${oneLine(hold)})`,
    ),
  ];
  return { text: lines.join('\n'), exitCode: open.length + orphans.length > 0 ? 1 : 0 };
}
