/** The viewports that every page is designed for. CSS pixels. */
export const widths = {
  phone: { name: 'Phone 375', width: 375, height: 812, type: 'mobile' },
  tablet: { name: 'Tablet 768', width: 768, height: 1024, type: 'tablet' },
  desktop: { name: 'Desktop 1440', width: 1440, height: 900, type: 'desktop' },
} as const;

/** The initial viewport of stories that set none. The story tests set another one for each dealer. */
export const defaultWidth: string | undefined = import.meta.env['STORYBOOK_WIDTH'];
