import { createHash } from 'node:crypto';
import type { ApiSite, OutboxServices } from '@forecourt/api';
import { enqueue, type Schema } from '@forecourt/database';
import { mailHtml, mailLinks, markup, type LeadMail } from '@forecourt/lead-desk';
import { appointmentText, zonedIso } from '@forecourt/location';
import { addressesOf } from '@forecourt/shoppers';
import { paths } from '@forecourt/site-config';
import type { Kysely } from 'kysely';
import { z } from 'zod';

/** The topic of its messages in the outbox. */
export const PASSKEY_TOPIC = 'account.passkeyAdded';

const payloadSchema = z.object({
  site: z.string(),
  passkey: z.uuid(),
  shopper: z.uuid(),
  kind: z.enum(['email', 'sms']),
  /** From a list of ours, never what somebody typed. */
  device: z.string(),
  at: z.iso.datetime(),
});

type Added = Omit<z.output<typeof payloadSchema>, 'kind' | 'at'> & { at: Date };

/**
 * Queues what an owner is told of a new passkey, by e-mail or text message as they sign in. Call it in the transaction of the passkey:
 * nobody adds one silently.
 */
export async function queuePasskeyNotice(transaction: Kysely<Schema>, added: Added): Promise<void> {
  const kinds = new Set((await addressesOf(transaction, added.shopper)).map(({ kind }) => kind));
  await enqueue(
    transaction,
    [...kinds].map((kind) => ({
      ...{ topic: PASSKEY_TOPIC, key: added.passkey, notBefore: added.at },
      payload: { ...added, kind, at: added.at.toISOString() },
    })),
  );
}

/** Tells the owner. An account that was deleted meanwhile has nobody to tell. */
export async function sendPasskeyNotice(
  payload: unknown,
  { db, siteBySlug, mailer, sms }: OutboxServices,
): Promise<void> {
  const { site: slug, passkey, shopper, kind, device, at } = payloadSchema.parse(payload);
  const site = siteBySlug(slug);
  const addresses = await addressesOf(db, shopper);
  const to = addresses.find((each) => each.kind === kind)?.address;
  if (!site || to === undefined) return;
  // Two messages about one passkey are two, and an attempt that is made again is the same one.
  const leadId = createHash('sha256').update(`${passkey} ${kind}`).digest('hex').slice(0, 32);
  const notice = passkeyNotice(site, { device, at: new Date(at) });
  if (kind === 'sms') {
    if (!sms) throw new Error('The process sends no text messages.');
    await sms.send({ ...{ leadId, number: 1, site: slug, to }, text: notice.short });
    return;
  }
  if (!mailer) throw new Error('The process sends no e-mail.');
  await mailer.send({ ...notice.mail, ...{ leadId, to, date: new Date(at) } });
}

type Told = Pick<ApiSite, 'name' | 'slug' | 'origin' | 'leads' | 'timeZone'>;

/** The words of a notice, as e-mail and as text message. */
function passkeyNotice(
  site: Told,
  { device, at }: { device: string; at: Date },
): { mail: Omit<LeadMail, 'leadId' | 'to' | 'date'>; short: string } {
  const { name, slug, origin, leads, timeZone } = site;
  const when = appointmentText(zonedIso(at, timeZone));
  const link = { text: 'Open my account', href: new URL(paths.account(), origin).href };
  const subject = `A passkey was added to your account at ${name}`;
  const paragraphs = [
    `A passkey was added to your account on ${when}. Device: ${device}. Whoever can unlock that device can now sign in with it.`,
    'Was it you? Then there’s nothing to do.',
    'If it wasn’t you, open your account, remove the passkey and sign out of your other devices.',
  ];
  return {
    mail: {
      ...{ kind: 'account', number: 1, site: slug, subject },
      from: { name, address: leads.from },
      text: `${[...paragraphs, `${link.text}: ${link.href}`, name].join('\n\n')}\n`,
      html: mailHtml(subject, [
        ...paragraphs.map((line) => markup`<p style="margin:0 0 16px">${line}</p>`),
        mailLinks([link], site),
      ]),
      ...{ replyTo: null, unsubscribe: null, calendar: null, attachments: [] },
    },
    short: `${subject}. Device: ${device}. If it wasn’t you, remove it: ${link.href}`,
  };
}
