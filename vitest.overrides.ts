/** Overrides of a dealer, and what features put into slots. */
const MODULES = /^virtual:forecourt\/(?:overrides|slots)\//;
/** The same once it is resolved. */
const RESOLVED = /^\0virtual:forecourt\/(?:overrides|slots)\//;

/**
 * Resolves the virtual modules of overrides and fillings to empty objects, as the site plugin does for a dealer without overrides
 * whose features fill no slots. A test that needs them passes them to a `SlotProvider`.
 */
export function withoutOverrides() {
  return {
    name: 'forecourt-without-overrides',
    // What is resolved already may be asked for again, and stays as it is.
    resolveId: (id: string) => (MODULES.test(id) ? `\0${id}` : RESOLVED.test(id) ? id : null),
    load: (id: string) => (RESOLVED.test(id) ? 'export default {};' : null),
  };
}
