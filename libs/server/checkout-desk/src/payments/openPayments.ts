import path from 'node:path';
import { stripeSandbox, type StripeSandbox } from '../sandbox/stripeSandbox.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import { stripeProvider } from './stripeProvider.ts';

/** A webhook of the sandbox that is not delivered yet. */
export interface PostedNews {
  body: string;
  signature: string;
}

/** The sandbox of a demonstration, and what it has posted. */
export interface SandboxMount {
  sandbox: StripeSandbox;
  posted: PostedNews[];
}

/** How a site takes payments. */
export interface Payments {
  /** Null in production without an account at the provider. */
  provider: PaymentProvider | null;
  /** Null unless it is a demonstration without an account. */
  mount: SandboxMount | null;
}

/** What decides how a site takes payments. */
export interface PaymentSettings {
  /** Slug of the site. */
  site: string;
  /** Names of the environment variables with the secrets of the dealer's account. */
  secretKeyEnv: string;
  webhookSecretEnv: string;
  env: Readonly<Record<string, string | undefined>>;
  /** The data folder of a demonstration; null in production. */
  dataDirectory: string | null;
}

/**
 * Payments go to the dealer's account at Stripe; in a demonstration without one to the sandbox; in production without one nowhere.
 *
 * @throws Error with a fix if the secret key is set without the secret of the webhook.
 */
export function openPayments(settings: PaymentSettings): Payments {
  const { site, secretKeyEnv, webhookSecretEnv, env, dataDirectory } = settings;
  const secretKey = env[secretKeyEnv];
  const webhookSecret = env[webhookSecretEnv];
  if (secretKey && !webhookSecret)
    throw new Error(
      `${site}: ${secretKeyEnv} is set and ${webhookSecretEnv} is not. Payments would be taken and never confirmed. Set ` +
        `${webhookSecretEnv} to the signing secret of the webhook in Stripe’s dashboard, or remove ${secretKeyEnv}.`,
    );
  if (secretKey && webhookSecret)
    return { provider: stripeProvider({ secretKey, webhookSecret }), mount: null };
  if (dataDirectory === null) return { provider: null, mount: null };
  return openSandbox(path.join(dataDirectory, 'payments', `${site}.json`));
}

/** Not secret: whoever can call the sandbox runs the demonstration. */
export const SANDBOX_KEYS = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' };

/**
 * Opens the sandbox of a site, and the provider that asks it in this process.
 *
 * @param file keeps what was paid over a restart; null keeps it in memory.
 */
export function openSandbox(file: string | null, now?: () => Date): Payments {
  const posted: PostedNews[] = [];
  const sandbox = stripeSandbox({
    ...SANDBOX_KEYS,
    file,
    ...(now && { now }),
    // A path: a demonstration is reached under other hosts than that of the dealer.
    pageOf: ({ id }) => `/api/payments/sandbox/${id}`,
    onWebhook(body, signature) {
      posted.push({ body, signature });
      return Promise.resolve();
    },
  });
  const fetch: typeof globalThis.fetch = (input, init) => sandbox.fetch(new Request(input, init));
  return { provider: stripeProvider({ ...SANDBOX_KEYS, fetch }), mount: { sandbox, posted } };
}
