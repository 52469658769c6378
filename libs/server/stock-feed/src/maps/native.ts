import { z } from 'zod';
import type { FeedMap } from './feedMap.ts';

const text = z.union([z.string(), z.number()]).transform(String).nullish().catch(null);
const ownerSchema = z
  .object({ stocknum: text, dealership_id: text, location_id: text })
  .catch({ stocknum: null, dealership_id: null, location_id: null });

/** The platform's own format, one JSON object a line, for the demonstration stock and other installations. */
export const native: FeedMap = {
  name: 'native',
  title: 'Native vehicles (one JSON object a line)',
  format: 'ndjson',
  open: () => (row) => {
    const owner = ownerSchema.parse(row.value);
    return {
      car: row.value,
      stocknum: owner.stocknum,
      dealershipId: owner.dealership_id,
      locationId: owner.location_id,
    };
  },
};
