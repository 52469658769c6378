import { DELIVERY_REGIONS, regionBands } from '@forecourt/pricing';
import { z } from 'zod';
import type { DeliveryProvider } from './DeliveryProvider.ts';
import { httpDelivery } from './httpDelivery.ts';
import { tableDelivery } from './tableDelivery.ts';

/** What the API reads of the vehicle page's options; the feature itself is a screen, and stays one. */
const vehiclePageOptions = z.object({
  sections: z
    .object({
      delivery: z
        .object({
          bands: z.array(z.object({ from: z.string(), to: z.string(), price: z.number(), name: z.string() })),
          regions: z.partialRecord(z.enum(DELIVERY_REGIONS), z.number()),
          provider: z.object({ url: z.string(), keyEnv: z.string() }).nullable(),
        })
        .nullable()
        .default(null),
    })
    .prefault({}),
});

/**
 * Who prices the deliveries of a site: the service that its config names, else its own table; null where it delivers nothing.
 *
 * Throws an Error when the config names a key that the environment does not have: every estimate would be refused.
 */
export function siteDelivery(
  { slug, options }: { slug: string; options: unknown },
  env: Readonly<Record<string, string | undefined>>,
): DeliveryProvider | null {
  const { delivery } = vehiclePageOptions.parse(options ?? {}).sections;
  if (!delivery) return null;
  if (!delivery.provider) return tableDelivery([...delivery.bands, ...regionBands(delivery.regions)]);
  const { url, keyEnv } = delivery.provider;
  const key = env[keyEnv];
  if (key) return httpDelivery({ url, key });
  throw new Error(
    `${slug}: the delivery of the vehicle page names ${keyEnv}, which is not set. Every estimate would be refused. ` +
      `Set ${keyEnv} to the key of the service, or remove delivery.provider.`,
  );
}
