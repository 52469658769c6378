import { useState } from 'react';
import { readKept, writeKept } from './keptForms.ts';

/** A form whose text survives a failure, a reload and a new sign-in. */
export interface KeptForm<Fields> {
  fields: Fields;
  /** The key of the write. */
  key: string;
  change(fields: Partial<Fields>): void;
  /** Empties the form; after the write with the key `sent` unless something was typed since. */
  clear(sent?: string): void;
}

/**
 * What is typed into a form. A component that shows another form has another React key: the name is read once.
 *
 * @param name unique among the forms of the desk, such as `note:<id of the lead>`.
 */
export function useKeptForm<Fields extends Record<keyof Fields, string>>(
  name: string,
  empty: Fields,
): KeptForm<Fields> {
  const [{ fields, key }, set] = useState(() => {
    const kept = readKept(name);
    return { fields: { ...empty, ...kept?.fields }, key: kept?.key ?? crypto.randomUUID() };
  });
  return {
    fields,
    key,
    change(part) {
      // What is kept is newer than what was rendered, when something was typed while a call was under way.
      const next = { fields: { ...fields, ...readKept(name)?.fields, ...part }, key: crypto.randomUUID() };
      set(next);
      writeKept(name, next);
    },
    clear(sent) {
      const kept = readKept(name);
      if (sent !== undefined && kept !== null && kept.key !== sent) return;
      set({ fields: empty, key: crypto.randomUUID() });
      writeKept(name, null);
    },
  };
}
