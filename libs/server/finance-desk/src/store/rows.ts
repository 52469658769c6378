import { open, seal, type Envelope } from '../keys/envelope.ts';
import type { Keyring } from '../keys/Keyring.ts';
import { contentSchema, type ApplicationContent } from './content.ts';

/** The sealed columns of a row. */
export interface SealedRow {
  id: string;
  site: string;
  key_id: string;
  data_key: string;
  sealed: string;
}

/** Opens the content of a row. */
export function openContent(keys: Keyring, row: SealedRow): ApplicationContent {
  return contentSchema.parse(JSON.parse(open(keys, row, envelopeOf(row))));
}

/** The columns of a row with new content, under its own data key. */
export function sealContent(
  keys: Keyring,
  owner: { id: string; site: string },
  content: ApplicationContent,
  known: SealedRow | null = null,
): Pick<SealedRow, 'key_id' | 'data_key' | 'sealed'> {
  const sealed = seal(keys, owner, JSON.stringify(content), known && envelopeOf(known));
  return { key_id: sealed.keyId, data_key: sealed.dataKey, sealed: sealed.sealed };
}

function envelopeOf({ key_id, data_key, sealed }: SealedRow): Envelope {
  return { keyId: key_id, dataKey: data_key, sealed };
}
