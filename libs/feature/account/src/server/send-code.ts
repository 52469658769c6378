import { randomUUID } from 'node:crypto';
import type { ApiSite, HalfServices } from '@forecourt/api';
import { codeText, type Contact } from '@forecourt/shoppers';
import { codeMail } from '@forecourt/sign-in';

/** Sends a code. It goes past the outbox, so that no code is stored: whoever gets none asks again. */
export async function sendCode(
  { mailer, sms, now }: Pick<HalfServices, 'mailer' | 'sms' | 'now'>,
  site: ApiSite,
  { contact: { kind, address }, code }: { contact: Contact; code: string },
): Promise<void> {
  const id = randomUUID();
  if (kind === 'sms') {
    const text = codeText({ name: site.name, host: new URL(site.origin).hostname, code });
    await sms?.send({ leadId: id, number: 1, site: site.slug, to: address, text });
    return;
  }
  const words = { opens: `your account at ${site.name}`, from: site.name, link: null };
  const mail = { to: address, code, id, date: now() };
  await mailer?.send(codeMail(site, mail, { kind: 'account', site: site.slug }, words));
}
