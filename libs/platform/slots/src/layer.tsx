import type { ComponentType } from 'react';
import type { PartOverride } from './overrides.ts';

/**
 * The part of a slot, wrapped by the dealer's overrides, the first innermost. `above` and `below` put the note and the part into one
 * box; the stylesheet hides the note if the part renders nothing (`[data-slot-note]` in the theme).
 */
export function layer<Props extends object>(
  id: string,
  overrides: readonly PartOverride<Props>[],
  fallback: ComponentType<Props>,
): ComponentType<Props> {
  return overrides.reduce<ComponentType<Props>>((Current, override) => {
    if (override.verb === 'replace') return override.Component;
    if (override.verb === 'wrap') {
      const Wrapper = override.Component;
      return function Wrapped(props: Props) {
        return <Wrapper {...props} Default={Current} />;
      };
    }
    const Note = override.Component;
    return function Noted(props: Props) {
      const note = (
        <div data-slot-note={override.verb}>
          <Note {...props} />
        </div>
      );
      return (
        <div data-slot={id}>
          {override.verb === 'above' && note}
          <Current {...props} />
          {override.verb === 'below' && note}
        </div>
      );
    };
  }, fallback);
}
