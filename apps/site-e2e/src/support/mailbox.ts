import { ask } from './ask.ts';

/** A mail in the host's mailbox. */
export interface Mail {
  /** The lead's id; for an addition followed by a dot and its number. */
  leadId: string;
  subject: string;
  to: string;
  text: string;
  /** Attachments by file name. */
  attachments: Record<string, string>;
}

/** The mails to the dealer of a site that contain a text, newest first. */
export function mailsWith(origin: string, text: string): Promise<Mail[]> {
  return mailsOf(origin, 'lead', text);
}

/** The mails to the mailboxes of a CRM system that contain a text, newest first. */
export function crmMailsWith(origin: string, text: string): Promise<Mail[]> {
  return mailsOf(origin, 'crm', text);
}

/** The confirmations to shoppers that contain a text, newest first. */
export function confirmationsWith(origin: string, text: string): Promise<Mail[]> {
  return mailsOf(origin, 'confirmation', text);
}

/** The messages to shoppers about what became of their matter that contain a text, newest first. */
export function noticesWith(origin: string, text: string): Promise<Mail[]> {
  return mailsOf(origin, 'notice', text);
}

/** The e-mails about alerts that contain a text, newest first. */
export function alertsWith(origin: string, text: string): Promise<Mail[]> {
  return mailsOf(origin, 'alert', text);
}

async function mailsOf(
  origin: string,
  kind: 'lead' | 'crm' | 'confirmation' | 'notice' | 'alert',
  text: string,
): Promise<Mail[]> {
  const { text: html } = await ask(`${origin}/dev/mailbox`);
  const articles = [...html.matchAll(/<article id="([^"]*)" data-kind="([^"]*)">([\s\S]*?)<\/article>/g)];
  return articles
    .filter(([, , found, body = '']) => found === kind && body.includes(text))
    .map(([, leadId = '', , body = '']) => ({
      leadId,
      subject: plain(/<h2>([\s\S]*?)<\/h2>/.exec(body)?.[1]),
      to: plain(/<p>To ([^ ]*)/.exec(body)?.[1]),
      text: plain(/<pre>([\s\S]*?)<\/pre>/.exec(body)?.[1]),
      attachments: Object.fromEntries(
        [...body.matchAll(/<summary>([\s\S]*?)<\/summary><pre>([\s\S]*?)<\/pre>/g)].map(
          ([, name, content]) => [plain(name), plain(content)],
        ),
      ),
    }));
}

/** Waits up to 15 seconds for the only mail with a text. */
export async function mailWith(origin: string, text: string): Promise<Mail> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const [mail, ...others] = await mailsWith(origin, text);
    if (others.length > 0) throw new Error(`${others.length + 1} mails hold ${text}; one was sent.`);
    if (mail) return mail;
    if (Date.now() > deadline) throw new Error(`No mail with ${text} was delivered within 15 seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function plain(html = ''): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
