import type { AnyOverride, SlotFilling } from '@forecourt/slots';

const modules = import.meta.glob<{ default: SlotFilling['overrides'] }>(
  '../../apps/dealers/*/overrides.tsx',
  { eager: true },
);

/** A slot that a dealer overrides, and how. */
export interface OverriddenSlot {
  id: string;
  overrides: readonly AnyOverride[];
  /** It holds a list: entries are added and removed. */
  isList: boolean;
}

/** The `overrides.tsx` of a dealer, slot by slot in its order; empty for a dealer without overrides. */
export function overriddenSlots(slug: unknown): OverriddenSlot[] {
  const file = Object.keys(modules).find((path) => path.split('/').at(-2) === slug);
  const given = (file && modules[file]?.default) || {};
  return Object.entries(given).map(([id, each]) => {
    const overrides = [each ?? []].flat();
    return { id, overrides, isList: overrides.some(({ verb }) => verb === 'add' || verb === 'remove') };
  });
}
