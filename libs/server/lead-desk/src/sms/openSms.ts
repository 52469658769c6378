import { diskSms } from './diskSms.ts';
import { gatewaySms } from './gatewaySms.ts';
import type { SmsSender } from './SmsSender.ts';

const HOLDS =
  'no SMS gateway is configured. Set SMS_URL, such as SMS_URL=https://account:token@api.twilio.com, and SMS_FROM, and restart: waiting text messages are then sent';

/**
 * The SMS gateway if one is configured, else the mailbox on disk if enabled (for demonstrations only). With neither, text messages wait.
 *
 * @throws Error with a fix if only one of both settings is there, or the address has no account.
 */
export function openSms({
  smsUrl,
  smsFrom,
  mailboxDir,
}: {
  smsUrl?: string | undefined;
  smsFrom?: string | undefined;
  mailboxDir: string | null;
}): SmsSender {
  if (smsUrl) return gatewaySms({ url: checked(smsUrl), from: senderOf(smsFrom) });
  if (mailboxDir !== null) return diskSms(mailboxDir);
  return {
    kind: 'none',
    holds: HOLDS,
    send: () => Promise.reject(new Error(`The text message was not sent: ${HOLDS}.`)),
  };
}

function checked(url: string): string {
  const parsed = URL.parse(url);
  if (parsed?.username && parsed.password && /^https?:$/.test(parsed.protocol)) return url;
  throw new Error(
    'SMS_URL is not the address of a gateway with its account. Write it as https://account:token@host, or remove it.',
  );
}

function senderOf(from: string | undefined): string {
  if (from) return from;
  throw new Error(
    'SMS_URL is set and SMS_FROM is not, so text messages would have no sender. Set SMS_FROM to a number, such as +61491570006, or a registered name.',
  );
}
