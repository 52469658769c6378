import { readMailbox } from '@forecourt/lead-desk';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The mailbox on disk as a page, newest first: the e-mails to dealers and the confirmations to shoppers. Served in a demonstration only. */
export async function mailboxPage(directory: string, site: string | null): Promise<string> {
  const mails = await readMailbox(directory, site === null ? {} : { site });
  const list = mails.map(
    ({ kind, subject, to, date, text, attachments, leadId, number }) =>
      `<article id="${escape(number === 1 ? leadId : `${leadId}.${number}`)}${kind === 'lead' ? '' : `.${kind}`}" data-kind="${kind}"><h2>${escape(subject)}</h2><p>To ${escape(to)} · <time>${escape(date ?? '')}</time></p><pre>${escape(text)}</pre>${attachments
        .map(
          ({ filename, content }) =>
            `<details><summary>${escape(filename)}</summary><pre>${escape(content)}</pre></details>`,
        )
        .join('')}</article>`,
  );
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Mailbox · Forecourt</title><link rel="stylesheet" href="/forecourt.css"></head><body><main><h1>Mailbox</h1>${list.length > 0 ? list.join('') : '<p>No lead has been delivered yet. Send an enquiry on one of the sites; it is here within seconds.</p>'}</main></body></html>`;
}
