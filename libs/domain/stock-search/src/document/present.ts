/** `Fields` with every nullable key optional. */
export type Present<Fields> = { [K in keyof Fields]?: Exclude<Fields[K], null | undefined> };

/** A copy without keys whose value is `null` or undefined: the index has no empty fields. */
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
