export type ButtonVariant = 'filled' | 'outline' | 'soft' | 'text' | 'inverse' | 'inverse-outline';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Class names of a button, for other elements that look like one; the theme styles them. */
export function buttonStyle(
  variant: ButtonVariant = 'filled',
  size: ButtonSize = 'medium',
  more?: string,
): string {
  return `button button-${variant} button-${size}${more ? ` ${more}` : ''}`;
}
