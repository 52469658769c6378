import { mailHtml, markup, type LeadMail, type LeadSite } from '@forecourt/lead-desk';

/** The words of a mail with a code. */
export interface CodeMailText {
  /** What the code opens: `the desk of Harbour City Motors`. */
  opens: string;
  /** Name of the sender. */
  from: string;
  /** Where the code is typed; null for no link. */
  link: string | null;
}

/** The mail with a sign-in code. The code is not in the subject, which a locked screen shows. */
export function codeMail(
  { name, leads }: Pick<LeadSite, 'name' | 'leads'>,
  { to, code, id, date }: { to: string; code: string; id: string; date: Date },
  { kind, site }: Pick<LeadMail, 'kind' | 'site'>,
  { opens, from, link }: CodeMailText,
): LeadMail {
  const grouped = `${code.slice(0, 3)} ${code.slice(3)}`;
  const note = `It is valid for 10 minutes and works once. If you did not ask for it, ignore this e-mail: nobody gets in without the code. We never ask you for it.`;
  return {
    ...{ kind, site, to, date, leadId: id, number: 1 },
    from: { name: from, address: leads.from },
    subject: `Your sign-in code for ${name}`,
    text: `Your code for ${opens}: ${grouped}\n\n${note}\n${link === null ? '' : `\n${link}\n`}`,
    html: mailHtml('Your sign-in code', [
      markup`<p style="margin:0 0 16px">Your code for ${opens}:</p>`,
      markup`<p style="margin:0 0 16px;font-size:32px;font-weight:bold;letter-spacing:4px">${grouped}</p>`,
      markup`<p style="margin:0">${note}</p>`,
    ]),
    ...{ replyTo: null, unsubscribe: null, calendar: null, attachments: [] },
  };
}
