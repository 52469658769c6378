import type { AnchorHTMLAttributes } from 'react';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Null where the site has no such page: the words stand there alone. */
  href: string | null;
};

/** A link to a page of the site or elsewhere: an anchor. A site follows its own without loading the page anew, for all at once. */
export function Link({ href, children, ...rest }: LinkProps) {
  return href === null ? (
    children
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
