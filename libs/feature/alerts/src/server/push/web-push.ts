import { request, type Agent } from 'node:https';
import type { AlertDevice } from '@forecourt/subscriptions';
import webPush from 'web-push';
import { isPushEndpoint } from './device-address.ts';
import { publicAgent } from './public-agent.ts';
import type { PushKeys } from './push-keys.ts';

/** A message for a browser. */
export interface PushMessage {
  /** Up to 3,000 bytes: push services take 4,096 with the encryption. */
  payload: string;
  /** How long it may wait for the device, seconds. */
  ttl: number;
  /** A later message with the same topic replaces one that waits: up to 32 characters of base64url. */
  topic: string;
}

/** Sends messages to browsers. */
export interface PushSender {
  /** The key that browsers subscribe with, base64url. */
  publicKey: string;
  /**
   * Sends a message, encrypted for the browser.
   *
   * @returns `gone` if the push service does not know the browser any more.
   * @throws Error if it was not taken and may be tried again; it names the host, not the address, which is a secret.
   */
  send(device: AlertDevice, message: PushMessage): Promise<'sent' | 'gone'>;
}

const TIMEOUT_MS = 10_000;

/** Sends by Web Push (RFC 8030, 8291, 8292). */
export function openPush(
  { publicKey, privateKey, subject }: PushKeys,
  agent: Agent = publicAgent(),
): PushSender {
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, { payload, ttl, topic }) {
      if (!isPushEndpoint(endpoint)) return 'gone';
      // The library encrypts and signs; it would read an answer of any length, so that the request is our own.
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          ...{ vapidDetails: { subject, publicKey, privateKey }, contentEncoding: 'aes128gcm' },
          ...{ TTL: ttl, topic, urgency: 'normal' },
        },
      );
      const status = await new Promise<number>((resolve, reject) => {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const sent = request(endpoint, { method, headers, agent, signal }, (response) => {
          resolve(response.statusCode ?? 0);
          // Nobody reads the answer, and no redirect is followed.
          response.destroy();
        });
        sent.on('error', reject);
        sent.end(body);
      });
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status > 299)
        throw new Error(`The push service ${new URL(endpoint).host} answered with the status ${status}.`);
      return 'sent';
    },
  };
}
