import type { AnchorHTMLAttributes } from 'react';

/** The attributes of an anchor, whose `href` may be null. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Null where the site has no such page: plain text is rendered. */
  href: string | null;
};

/** A plain anchor to a page of the site or elsewhere. One click handler of the site turns internal links into client-side navigation. */
export function Link({ href, children, ...rest }: LinkProps) {
  return href === null ? (
    children
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
