import { createTransport } from 'nodemailer';
import type { Mailer } from './Mailer.ts';
import { message } from './message.ts';

const TIMEOUT_MS = 20_000;

/**
 * Sends mails by SMTP. `url` is `smtp://` or `smtps://`, with user and password if the server needs them.
 * Timeout of each step: 20 seconds. A mail counts as sent once the server has accepted it.
 */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
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
