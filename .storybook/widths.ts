/** The widths that every page is designed for. */
export const widths = {
  phone: { name: 'Phone 375', width: 375, height: 812, type: 'mobile' },
  tablet: { name: 'Tablet 768', width: 768, height: 1024, type: 'tablet' },
  desktop: { name: 'Desktop 1440', width: 1440, height: 900, type: 'desktop' },
} as const;

/** The width that stories start with, of those that name none; the story tests give each dealer another. */
export const defaultWidth: string | undefined = import.meta.env['STORYBOOK_WIDTH'];
