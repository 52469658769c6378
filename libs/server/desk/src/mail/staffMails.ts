import { mailHtml, markup, type LeadMail, type LeadSite } from '@forecourt/lead-desk';

interface Facts {
  /** Id of the mail. */
  id: string;
  /** Origin of the desk. */
  origin: string;
  date: Date;
}

/** The mail to somebody who was invited. */
export function invitationMail(
  site: LeadSite,
  { name, email }: { name: string; email: string },
  facts: Facts,
): LeadMail {
  const what = `You have been given access to the desk of ${site.name}, where its leads are answered. Sign in with this e-mail address; you get a code by e-mail each time, and need no password.`;
  return {
    ...{ kind: 'staff', leadId: facts.id, number: 1, site: 'desk', date: facts.date, to: email },
    from: { name: `${site.name} desk`, address: site.leads.from },
    subject: `Your access to the desk of ${site.name}`,
    text: `Hello ${name},\n\n${what}\n\n${facts.origin}\n`,
    html: mailHtml('Your access to the desk', [
      markup`<p style="margin:0 0 16px">Hello ${name},</p>`,
      markup`<p style="margin:0 0 16px">${what}</p>`,
      markup`<p style="margin:0"><a href="${facts.origin}">${facts.origin}</a></p>`,
    ]),
    ...{ replyTo: null, unsubscribe: null, calendar: null, attachments: [] },
  };
}
