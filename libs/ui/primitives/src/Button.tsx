import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { buttonStyle } from './buttonStyle.ts';
import type { ButtonSize, ButtonVariant } from './buttonStyle.ts';
import { Link } from './Link.tsx';
import type { LinkProps } from './Link.tsx';

/** The properties of a button: those of the element, with variant and size. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Label while the action runs (loading state); the button keeps its width and is disabled. */
  busyText?: string | null;
}

/** A button. One filled button in a block; the others are outlined, soft or text. */
export function Button({
  variant,
  size,
  busyText = null,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const busy = busyText !== null;
  return (
    <button
      type={type}
      className={buttonStyle(variant, size, className)}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? (
        <span className="inline-grid justify-items-center">
          <span aria-hidden className="invisible col-start-1 row-start-1 inline-flex items-center gap-2">
            {children}
          </span>
          <span className="col-start-1 row-start-1 inline-flex items-center gap-2">
            <LoaderCircle aria-hidden size={18} strokeWidth={1.75} className="animate-spin" />
            {busyText}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  className,
  ...rest
}: LinkProps & { href: string; variant?: ButtonVariant; size?: ButtonSize }) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}
