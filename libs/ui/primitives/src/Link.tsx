import type { AnchorHTMLAttributes } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link to a page of the site or elsewhere: an anchor. A site follows its own without loading the page anew, for all at once. */
export function Link({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
