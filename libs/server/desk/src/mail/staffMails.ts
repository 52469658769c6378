import { mailHtml, markup, type LeadMail, type LeadSite } from '@forecourt/lead-desk';

interface Facts {
  /** Id of the mail. */
  id: string;
  /** Origin of the desk. */
  origin: string;
  date: Date;
}

/** The mail with a sign-in code. The code is not in the subject, which a locked screen shows. */
export function codeMail(
  site: LeadSite,
  { email, code }: { email: string; code: string },
  facts: Facts,
): LeadMail {
  const grouped = `${code.slice(0, 3)} ${code.slice(3)}`;
  const note = `It is valid for 10 minutes and works once. If you did not ask for it, ignore this e-mail: nobody gets in without the code. We never ask you for it.`;
  return staffMail(site, email, facts, {
    subject: `Your sign-in code for ${site.name}`,
    text: `Your code for the desk of ${site.name}: ${grouped}\n\n${note}\n\n${facts.origin}\n`,
    html: mailHtml('Your sign-in code', [
      markup`<p style="margin:0 0 16px">Your code for the desk of ${site.name}:</p>`,
      markup`<p style="margin:0 0 16px;font-size:32px;font-weight:bold;letter-spacing:4px">${grouped}</p>`,
      markup`<p style="margin:0">${note}</p>`,
    ]),
  });
}

/** The mail to somebody who was invited. */
export function invitationMail(
  site: LeadSite,
  { name, email }: { name: string; email: string },
  facts: Facts,
): LeadMail {
  const what = `You have been given access to the desk of ${site.name}, where its leads are answered. Sign in with this e-mail address; you get a code by e-mail each time, and need no password.`;
  return staffMail(site, email, facts, {
    subject: `Your access to the desk of ${site.name}`,
    text: `Hello ${name},\n\n${what}\n\n${facts.origin}\n`,
    html: mailHtml('Your access to the desk', [
      markup`<p style="margin:0 0 16px">Hello ${name},</p>`,
      markup`<p style="margin:0 0 16px">${what}</p>`,
      markup`<p style="margin:0"><a href="${facts.origin}">${facts.origin}</a></p>`,
    ]),
  });
}

function staffMail(
  site: LeadSite,
  to: string,
  { id, date }: Facts,
  words: Pick<LeadMail, 'subject' | 'text' | 'html'>,
): LeadMail {
  return {
    kind: 'staff',
    leadId: id,
    number: 1,
    site: 'desk',
    date,
    from: { name: `${site.name} desk`, address: site.leads.from },
    to,
    replyTo: null,
    ...words,
    unsubscribe: null,
    calendar: null,
    attachments: [],
  };
}
