import type * as testingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    /** Set by the bundle of @testing-library/dom, which the driver evaluates in each page. */
    TestingLibraryDom?: typeof testingLibrary;
  }
}

/** An element as a shopper knows it: by its role and name, or by its text. */
export interface Target {
  /** ARIA role; without one, `name` is compared with the text of `selector`. */
  role?: string;
  /** Regular expression for the accessible name or the text, case-insensitive. */
  name?: string;
  /** CSS selector of an element that is found by its text. */
  selector?: string;
  within?: Target;
}

/** What a page says of an element: null where it is not visible. */
export interface Seen {
  /** Visible text. */
  text: string;
  /** Value of a field. */
  value: string;
  checked: boolean;
  /** Whether the focus is on or in it. */
  focused: boolean;
}

/** The first visible element of a target. Runs in the page, so it uses nothing from outside of it. */
export function findElement(target: Target): Element | null {
  const library = window.TestingLibraryDom;
  if (!library) throw new Error('@testing-library/dom is not in the page.');
  const { queryAllByRole, queryAllByText } = library;
  const visible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]');
  const all = ({ role, name, selector, within }: Target): HTMLElement[] => {
    const pattern = name === undefined ? undefined : new RegExp(name, 'i');
    const containers = within ? all(within) : [document.body];
    return containers
      .flatMap((container) =>
        role === undefined
          ? queryAllByText(container, pattern ?? /./, selector === undefined ? {} : { selector })
          : queryAllByRole(container, role, { hidden: true, ...(pattern && { name: pattern }) }),
      )
      .filter(visible);
  };
  return all(target)[0] ?? null;
}
