import type { ComponentType } from 'react';
import { lazyPart, useServerRendered } from './lazyPart.tsx';

/**
 * A part of a page with nothing to do in the browser: no handler, no effect, no state, and no part of another feature in it. The HTML
 * that the server rendered stays as it is, and its code is never loaded. Links work: one listener of the site serves all of them. On a
 * client-side navigation it is a `lazyPart`.
 *
 * Its HTML is in a box without a layout of its own (`display: contents`). Props that change later change nothing.
 */
export function staticPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  if (typeof document === 'undefined') {
    const Part = lazyPart(load);
    return function ServerStaticPart(props: Props) {
      return (
        <div className="contents">
          <Part {...props} />
        </div>
      );
    };
  }
  let Part: ComponentType<Props> | null = null;
  return function BrowserStaticPart(props: Props) {
    // React compares nothing inside of it, and later renders set nothing: the text that it knows stays empty.
    if (useServerRendered())
      return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
    Part ??= lazyPart(load);
    return (
      <div className="contents">
        <Part {...props} />
      </div>
    );
  };
}

const NOTHING = { __html: '' };
