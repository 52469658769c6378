import { createHash } from 'node:crypto';
import type { ApiSite } from '@forecourt/api';
import { mailHtml, mailLinks, markup, type LeadMail } from '@forecourt/lead-desk';
import { CONFIRM_DAYS } from '@forecourt/subscriptions';
import { confirmPage } from '../logic/addresses.ts';

/**
 * The e-mail with the link that confirms. It has no word that somebody typed: who does not own the address could send its owner anything.
 */
export function confirmMail({
  site,
  to,
  token,
  date,
}: {
  site: ApiSite;
  to: string;
  token: string;
  date: Date;
}): LeadMail {
  const link = { text: 'Confirm my alert', href: new URL(confirmPage(token), site.origin).href };
  const subject = `Please confirm your alert from ${site.name}`;
  const paragraphs = [
    `Somebody, we hope you, asked ${site.name} to email this address when there’s news about our vehicles.`,
    `Open the page and press the button to start. The link works for ${CONFIRM_DAYS} days.`,
  ];
  const otherwise = 'Wasn’t it you? Then do nothing: we won’t email you again about it.';
  return {
    // The same e-mail has the same id, which does not tell the secret.
    ...{ kind: 'alert', leadId: createHash('sha256').update(token).digest('hex').slice(0, 32), number: 1 },
    ...{ site: site.slug, date, to, subject },
    from: { name: site.name, address: site.leads.from },
    replyTo: { name: site.name, address: site.leads.to },
    text: `${[...paragraphs, `${link.text}: ${link.href}`, otherwise, site.name].join('\n\n')}\n`,
    html: mailHtml(
      subject,
      [
        ...paragraphs.map((line) => markup`<p style="margin:0 0 16px">${line}</p>`),
        mailLinks([link], site),
        markup`<p style="margin:0;color:#4a5160">${otherwise}</p>`,
      ],
      site,
    ),
    unsubscribe: null,
    calendar: null,
    attachments: [],
  };
}
