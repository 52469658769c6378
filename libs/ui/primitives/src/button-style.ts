import { clsx } from 'clsx';

export type ButtonVariant = 'filled' | 'outline' | 'soft' | 'text' | 'inverse' | 'inverse-outline';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  filled: 'bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-active',
  outline:
    'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken active:bg-line disabled:not-aria-busy:border-transparent',
  soft: 'bg-brand-soft text-on-brand-soft hover:brightness-96',
  text: 'text-brand-text underline-offset-4 hover:underline',
  inverse: 'bg-on-inverse text-inverse hover:brightness-90',
  'inverse-outline':
    'border border-on-inverse-2 text-on-inverse hover:border-on-inverse hover:bg-line-inverse',
};
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-10 text-small pointer-coarse:min-h-11',
  medium: 'min-h-12 text-body',
  large: 'min-h-14 text-[1.0625rem]',
};
const padding: Record<ButtonSize, string> = { small: 'px-4', medium: 'px-[1.375rem]', large: 'px-7' };

/** The class names of a button, for elements that look like one and are something else. */
export function buttonStyle(
  variant: ButtonVariant = 'filled',
  size: ButtonSize = 'medium',
  more?: string,
): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold transition-[background-color,border-color,filter,scale] duration-120 active:scale-[.985]',
    'disabled:pointer-events-none disabled:not-aria-busy:bg-line disabled:not-aria-busy:text-ink-2',
    variants[variant],
    sizes[size],
    variant !== 'text' && padding[size],
    more,
  );
}
