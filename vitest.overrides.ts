const MODULE = 'virtual:forecourt/overrides/';

/**
 * Resolves the virtual override modules to empty objects, as the site plugin does for a dealer without overrides. A test that
 * needs overrides passes them to a `SlotProvider`.
 */
export function withoutOverrides() {
  return {
    name: 'forecourt-without-overrides',
    resolveId: (id: string) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load: (id: string) => (id.startsWith(`\0${MODULE}`) ? 'export default {};' : null),
  };
}
