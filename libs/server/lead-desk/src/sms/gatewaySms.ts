import type { SmsSender } from './SmsSender.ts';

const TIMEOUT_MS = 10_000;

/** Where text messages are sent. */
export interface SmsGateway {
  /** `https://<account>:<token>@<host>` of a gateway with the Messages resource of Twilio's API, version 2010-04-01. */
  url: string;
  /** The sender: a number in E.164 form, or a registered name. */
  from: string;
}

/**
 * Sends text messages by a gateway with Twilio's API: `POST /2010-04-01/Accounts/<account>/Messages.json`. A message counts as sent once the
 * gateway has accepted it; it is answered within 10 seconds, or tried again later.
 *
 * Throws an Error with the status and the error code of the gateway, never with a number or text.
 */
export function gatewaySms(
  { url, from }: SmsGateway,
  { fetch: send = fetch }: { fetch?: typeof fetch } = {},
): SmsSender {
  const { origin, username, password } = new URL(url);
  const account = decodeURIComponent(username);
  const credentials = Buffer.from(`${account}:${decodeURIComponent(password)}`).toString('base64');
  return {
    kind: 'gateway',
    async send({ to, text }) {
      const response = await send(
        `${origin}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
        {
          method: 'POST',
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: { authorization: `Basic ${credentials}`, accept: 'application/json' },
          body: new URLSearchParams({ To: to, From: from, Body: text }),
        },
      );
      const answer: unknown = await response.json().catch(() => null);
      if (!response.ok)
        throw new Error(`The SMS gateway responded with status ${response.status}${codeIn(answer)}.`);
    },
  };
}

function codeIn(answer: unknown): string {
  const code: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'code') : null;
  return typeof code === 'number' ? ` and code ${code}` : '';
}
