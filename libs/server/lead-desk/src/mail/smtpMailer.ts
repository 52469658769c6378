import { createTransport } from 'nodemailer';
import type { Mailer } from './Mailer.ts';
import { message } from './message.ts';

const TIMEOUT_MS = 20_000;

/**
 * Sends mails through a mail server. `url` is `smtp://` or `smtps://`, with user and password where the server wants them.
 * Each step waits 20 seconds at most. A mail counts as sent once the server has taken it over.
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
