/** How much a button stands out: one `filled` in a block; `inverse` is for dark backgrounds. */
export type ButtonVariant = 'filled' | 'outline' | 'soft' | 'text' | 'inverse' | 'inverse-outline';

/** The size of a button. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Class names of a button, for other elements that look like one; the theme styles them. */
export function buttonStyle(
  variant: ButtonVariant = 'filled',
  size: ButtonSize = 'medium',
  more?: string,
): string {
  return `button button-${variant} button-${size}${more ? ` ${more}` : ''}`;
}
