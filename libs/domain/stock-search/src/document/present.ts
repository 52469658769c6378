/** The keys of `Fields`, each left out where its value may be missing. */
export type Present<Fields> = { [K in keyof Fields]?: Exclude<Fields[K], null | undefined> };

/** A copy without the keys whose value is `null` or undefined: an index holds no empty fields. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const kept: Present<Fields> = {};
  for (const key of Object.keys(fields) as (keyof Fields)[]) {
    const value = fields[key];
    if (isPresent(value)) kept[key] = value;
  }
  return kept;
}

function isPresent<Value>(value: Value): value is Exclude<Value, null | undefined> {
  return value !== null && value !== undefined;
}
