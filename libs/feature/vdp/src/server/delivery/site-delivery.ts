import { regionBands } from '@forecourt/pricing';
import type { DealerConfig } from '@forecourt/site-config';
import type { DeliveryProvider } from './DeliveryProvider.ts';
import { httpDelivery } from './http-delivery.ts';
import { tableDelivery } from './table-delivery.ts';

/**
 * The delivery provider of a site: the service in its config, else its own table; null if the dealer does not
 * deliver.
 *
 * @throws Error with a fix if the environment does not have the key that the config names: every request would be rejected.
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
    `${slug}: its delivery names ${keyEnv}, which is not set. Every request would be rejected. ` +
      `Set ${keyEnv} to the key of the service, or remove delivery.provider.`,
  );
}
