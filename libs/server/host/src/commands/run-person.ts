import { parseArgs } from 'node:util';
import { erasePerson, exportPerson, personData } from '@forecourt/desk';
import type { operatorCall, PersonData } from '@forecourt/desk';
import { z } from 'zod';
import type { CommandResult } from './run-leads.ts';

/** The usage text of the command; `call` is its command line. */
export const personUsage = (
  call: string,
): string => `What a site has of a shopper, as the page "Shopper data" of the desk shows it.

  ${call} find <site> --email <address> [--phone <number>]     how much there is
  ${call} export <site> --email <address> [--phone <number>]   everything, as JSON: personal data
  ${call} erase <site> --email <address> [--phone <number>] --leads <number> --reason <why>
                       erases the leads and those merged into them with their files and history, accounts, alerts, contact details of
                       reservations, mails on the disk. --leads is the number of leads, merged ones included, as find shows them; another one erases
                       nothing. --reason is kept, so without personal data

An address or a number is enough; with both, leads of either are meant. Each export and erasure is recorded in the desk's log.`;

const wordsSchema = z
  .object({
    command: z.enum(['find', 'export', 'erase']),
    site: z.string(),
    person: z.object({ email: z.string().optional(), phone: z.string().optional() }),
    leads: z.coerce.number().int().min(0).optional(),
    reason: z.string().trim().min(1).max(500).optional(),
  })
  .refine(({ person }) => person.email !== undefined || person.phone !== undefined)
  .refine(
    ({ command, leads, reason }) =>
      (command === 'erase') === (leads !== undefined) && (command === 'erase') === (reason !== undefined),
  );

/** The arguments of the command. */
export type PersonWords = z.output<typeof wordsSchema>;

/** Reads the arguments; `usage` is what is wrong with them, empty if help was asked for. */
export function readPersonWords(words: readonly string[]): PersonWords | { usage: string } {
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '')) return { usage: '' };
  // What is not the name of an option is not repeated: it may name somebody.
  const given = words.flatMap((word) => /^--[a-z-]+/.exec(word) ?? []);
  const wrong = { usage: `"person … ${given.join(' ')}" is not a command.` };
  const text = { type: 'string' } as const;
  const options = { email: text, phone: text, leads: text, reason: text };
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [command, site, ...rest] = positionals;
    const { email, phone, leads, reason } = values;
    const read = wordsSchema.safeParse({ command, site, person: { email, phone }, leads, reason });
    return read.success && rest.length === 0 ? read.data : wrong;
  } catch {
    return wrong;
  }
}

/** Finds, exports or erases a person. `who` is in the trail of what is erased. */
export async function runPerson(
  operator: ReturnType<typeof operatorCall>,
  { command, person, leads = 0, reason = '' }: PersonWords,
  who: string,
): Promise<CommandResult> {
  const data = await (command === 'export'
    ? exportPerson(operator, person, null)
    : personData(operator, person));
  if (!data) return { text: 'No shopper has such an address or number. Check it.', exitCode: 1 };
  if (command === 'find') return { text: counts(data), exitCode: 0 };
  if (command === 'export') return { text: JSON.stringify(data, null, 2), exitCode: 0 };
  const erased = await erasePerson(operator, { person, leads, reason, who, staffId: null, waits: true });
  if (typeof erased === 'string')
    return {
      text: `There are ${data.leads.length + data.merged} leads, merged ones included, and not ${leads}: nothing was erased. Look again what they are, and give this number.`,
      exitCode: 1,
    };
  return { text: `Erased. ${counts(data)}`, exitCode: 0 };
}

function counts(data: PersonData): string {
  const { leads, merged, accounts, reservations, payments, alerts, devices } = data;
  const kinds = {
    leads: leads.length,
    ...(merged > 0 && { 'merged into these': merged }),
    accounts: accounts.length,
    reservations: reservations.length,
    'payments of invoices': payments.length,
    alerts: alerts.length,
    'devices of alerts': devices.length,
  };
  return Object.entries(kinds)
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(', ');
}
