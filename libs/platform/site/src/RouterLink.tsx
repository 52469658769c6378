import { Link } from 'react-router';
import type { AnchorHTMLAttributes } from 'react';

/** Links of the site through the router; other addresses and files stay plain anchors. */
export function RouterLink({ href = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (!href.startsWith('/') || href.startsWith('//') || rest.target === '_blank')
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={href} prefetch="intent" {...rest}>
      {children}
    </Link>
  );
}
