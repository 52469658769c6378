import { createTransport } from 'nodemailer';
import type { Mailer } from './Mailer.ts';
import { message } from './message.ts';

const TIMEOUT_MS = 20_000;

/** Each dealer sends two mails of a kind at a time, so that one whose mails are slow leaves connections to the others. */
const CONNECTIONS = 10;

/**
 * Sends mails by SMTP. `url` is `smtp://` or `smtps://`, with user and password if the server needs them, and `?maxConnections=3` where
 * it allows fewer than ten connections.
 * Timeout of each step: 20 seconds. A mail counts as sent once the server has accepted it.
 */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    kind: 'smtp',
    async send(mail) {
      await transport.sendMail(message(mail));
    },
    close: () => transport.close(),
  };
}
