import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';

/** A button that is only a drawing: it must have a name. `float` lies on a picture, `plain` in a bar. */
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
