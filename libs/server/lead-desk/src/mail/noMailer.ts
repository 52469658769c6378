import type { Mailer } from './Mailer.ts';

const HOLDS =
  'no mail server is configured. Set SMTP_URL, such as SMTP_URL=smtps://user:password@mail.example:465, and restart: waiting e-mails are then sent';

/** Used without a mail server: rejects every mail, so that no lead is marked as delivered. */
export function noMailer(): Mailer {
  return {
    kind: 'none',
    holds: HOLDS,
    send: () => Promise.reject(new Error(`The mail was not sent: ${HOLDS}.`)),
    close: () => {},
  };
}
