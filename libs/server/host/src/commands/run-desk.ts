import { parseArgs } from 'node:util';
import { enqueue } from '@forecourt/database';
import type { Schema } from '@forecourt/database';
import { INVITATION_TOPIC, recordEvent } from '@forecourt/desk';
import { inviteStaff, listStaff } from '@forecourt/staff';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { CommandResult } from './run-leads.ts';

/** The usage text of the command; `call` is its command line. */
export const deskUsage = (call: string): string => `Staff of the desk, who answer the leads of a site.

  ${call} invite <site> <email> [--role owner] [--name "Kim Lee"]
                       gives a role: owner (default), manager, sales or service. A running host sends
                       the mail with the address of the desk
  ${call} list <site>    the staff of a site
  ${call} drafts <site> [path]
                       a link that shows the drafts of the content of a site, for eight hours

Owners and managers invite others in the desk.`;

const wordsSchema = z.union([
  z.object({ command: z.literal('list'), site: z.string() }),
  z.object({
    command: z.literal('drafts'),
    site: z.string(),
    path: z
      .string()
      .regex(/^\/(?![/\\])/)
      .default('/'),
  }),
  z.object({
    command: z.literal('invite'),
    site: z.string(),
    email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
    role: z.enum(['owner', 'manager', 'sales', 'service']),
    name: z.string().trim().min(1).max(100),
  }),
]);

/** The arguments of the command. */
export type DeskWords = z.output<typeof wordsSchema>;

/** Reads the arguments; `usage` is what is wrong with them, empty if help was asked for. */
export function readDeskWords(words: readonly string[]): DeskWords | { usage: string } {
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '')) return { usage: '' };
  const wrong = { usage: `"desk ${words.join(' ')}" is not a command.` };
  const options = { role: { type: 'string', default: 'owner' }, name: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [command, site, email, ...rest] = positionals;
    if (rest.length > 0 || (command === 'list' && email !== undefined)) return wrong;
    const name = values.name ?? email?.split('@')[0];
    const read = wordsSchema.safeParse({ command, site, email, path: email, role: values.role, name });
    return read.success ? read.data : wrong;
  } catch {
    return wrong;
  }
}

/** Invites somebody or lists the staff of a site. */
export async function runDesk(
  { db, sites, now }: { db: Kysely<Schema>; sites: readonly string[]; now: Date },
  words: Exclude<DeskWords, { command: 'drafts' }>,
): Promise<CommandResult> {
  const { site } = words;
  if (!sites.includes(site))
    return { text: `There is no site ${site}. The sites are: ${sites.join(', ')}.`, exitCode: 1 };
  if (words.command === 'list') {
    const lines = (await listStaff(db, { site })).map(
      ({ role, email, name, lastSeenAt }) =>
        `${role.padEnd(8)}${email}  ${name}  ${lastSeenAt ? `last seen ${lastSeenAt.toISOString()}` : 'not seen yet'}`,
    );
    return { text: lines.length > 0 ? lines.join('\n') : `${site} has no staff yet.`, exitCode: 0 };
  }
  const { email, name, role } = words;
  await db.transaction().execute(async (transaction) => {
    const id = await inviteStaff(transaction, { site, email, name, role, locationIds: null }, now);
    await enqueue(transaction, [{ topic: INVITATION_TOPIC, key: id, payload: { site }, notBefore: now }]);
    const data = { role, by: 'command' };
    await recordEvent(transaction, { site, kind: 'staffInvited', staffId: null, subject: id, data, now });
  });
  return { text: `${email} is ${role} of ${site}. A running host sends the invitation.`, exitCode: 0 };
}
