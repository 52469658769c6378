import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';

/** An icon-only button; an accessible name is required. `float` is for use on a picture, `plain` in a bar. */
export function IconButton({
  label,
  look = 'plain',
  className,
  type = 'button',
  ...rest
}: { label: string; look?: 'plain' | 'float' } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label'
>) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(look === 'float' ? 'float-button' : 'icon-button', className)}
    />
  );
}
