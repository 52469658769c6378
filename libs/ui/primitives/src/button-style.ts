export type ButtonVariant = 'filled' | 'outline' | 'soft' | 'text' | 'inverse' | 'inverse-outline';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The class names of a button, for elements that look like one and are something else; their looks are the theme's. */
export function buttonStyle(
  variant: ButtonVariant = 'filled',
  size: ButtonSize = 'medium',
  more?: string,
): string {
  return `button button-${variant} button-${size}${more ? ` ${more}` : ''}`;
}
