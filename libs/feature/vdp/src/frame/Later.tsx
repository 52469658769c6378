import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

export interface LaterProps<Props> {
  /** Stands outside of every component: another one is another part. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  afterMs: number;
  /** What the part is given. */
  props: Props;
}

/**
 * A part whose code comes when a visitor has been on the page for a while; nothing until then, and for good where it does not
 * come: the page goes without.
 */
export function Later<Props extends object>({ load, afterMs, props }: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(
      () =>
        load().then(
          (loaded) => gone || setPart(() => loaded.default),
          () => undefined,
        ),
      afterMs,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [load, afterMs]);
  return Part && <Part {...props} />;
}
