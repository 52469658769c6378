const MASK = (1n << 64n) - 1n;
const MULTIPLIER = 0xc6a4a7935bd1e995n;
const SEED = 0xc70f6907n;
const BUCKETS = 32n;

/**
 * The order in which a Typesense server lists the fields that match a pattern (`facet_by=*`): its schema is a hash table of
 * 32 buckets, iterated from the first; within a bucket the order is that of the schema.
 */
export function fieldOrder(names: readonly string[]): string[] {
  const keyed = names.map((name) => ({ name, bucket: Number(murmur(Buffer.from(name)) % BUCKETS) }));
  return keyed.sort((a, b) => a.bucket - b.bucket).map(({ name }) => name);
}

/** MurmurHash64A of a byte array. */
function murmur(bytes: Buffer): bigint {
  const whole = bytes.length & ~7;
  let hash = SEED ^ ((BigInt(bytes.length) * MULTIPLIER) & MASK);
  for (let i = 0; i < whole; i += 8) {
    const part = mix((bytes.readBigUInt64LE(i) * MULTIPLIER) & MASK);
    hash = ((hash ^ ((part * MULTIPLIER) & MASK)) * MULTIPLIER) & MASK;
  }
  if (bytes.length > whole) {
    let rest = 0n;
    for (let i = bytes.length - 1; i >= whole; i--) rest = (rest << 8n) + BigInt(bytes[i]!);
    hash = ((hash ^ rest) * MULTIPLIER) & MASK;
  }
  return mix((mix(hash) * MULTIPLIER) & MASK);
}

function mix(value: bigint): bigint {
  return value ^ (value >> 47n);
}
