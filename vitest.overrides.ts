const MODULE = 'virtual:forecourt/overrides/';

/**
 * Tests and stories stand on sites whose dealer overrides nothing: this answers for the modules that the plugin of a site makes of
 * `overrides.tsx`, as it does where there is none. What a test fills slots with it gives to a `SlotProvider`.
 */
export function withoutOverrides() {
  return {
    name: 'forecourt-without-overrides',
    resolveId: (id: string) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load: (id: string) => (id.startsWith(`\0${MODULE}`) ? 'export default {};' : null),
  };
}
