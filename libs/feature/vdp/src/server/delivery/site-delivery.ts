import { regionBands } from '@forecourt/pricing';
import type { DealerConfig } from '@forecourt/site-config';
import type { DeliveryProvider } from './DeliveryProvider.ts';
import { httpDelivery } from './http-delivery.ts';
import { tableDelivery } from './table-delivery.ts';

/**
 * Who prices the deliveries of a site: the service that its config names, else its own table; null where it delivers nothing.
 *
 * Throws an Error when the config names a key that the environment does not have: every estimate would be refused.
 */
export function siteDelivery(
  { slug, delivery }: Pick<DealerConfig, 'slug' | 'delivery'>,
  env: Readonly<Record<string, string | undefined>>,
): DeliveryProvider | null {
  if (!delivery) return null;
  if (!delivery.provider) return tableDelivery([...delivery.bands, ...regionBands(delivery.regions)]);
  const { url, keyEnv } = delivery.provider;
  const key = env[keyEnv];
  if (key) return httpDelivery({ url, key });
  throw new Error(
    `${slug}: its delivery names ${keyEnv}, which is not set. Every estimate would be refused. ` +
      `Set ${keyEnv} to the key of the service, or remove delivery.provider.`,
  );
}
