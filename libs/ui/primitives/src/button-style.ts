import { clsx } from 'clsx';

export type ButtonVariant = 'filled' | 'outline' | 'soft' | 'text';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  filled: 'bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-active',
  outline: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  soft: 'bg-brand-soft text-on-brand-soft hover:brightness-97',
  text: 'text-brand-text hover:underline',
};
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-10 px-3 text-[14px] pointer-coarse:min-h-11',
  medium: 'min-h-12 px-6 text-[15px]',
  large: 'min-h-13 px-6 text-[16px]',
};

/** The class names of a button, for elements that look like one and are something else. */
export function buttonStyle(
  variant: ButtonVariant = 'filled',
  size: ButtonSize = 'medium',
  more?: string,
): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap transition-[background-color,border-color,transform] duration-120 active:scale-[.985]',
    'disabled:pointer-events-none disabled:bg-line disabled:text-ink-2 aria-disabled:pointer-events-none aria-disabled:bg-line aria-disabled:text-ink-2',
    variants[variant],
    sizes[size],
    more,
  );
}
