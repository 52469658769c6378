import type { Mailer } from './Mailer.ts';

const HOLDS =
  'no mail server is named. Set SMTP_URL, such as SMTP_URL=smtps://user:password@mail.example:465, and start again: what waits is sent then';

/** Stands where no mail server is: it takes nothing, so that nothing is called delivered that nobody got. */
export function noMailer(): Mailer {
  return {
    kind: 'none',
    holds: HOLDS,
    send: () => Promise.reject(new Error(`The mail was not sent: ${HOLDS}.`)),
    close: () => {},
  };
}
