/** The `theme.css` of every dealer app, by slug. A new dealer appears in the toolbar automatically. */
const themes = new Map(
  Object.entries(
    import.meta.glob<string>('../apps/dealers/*/theme.css', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, css]) => [path.split('/').at(-2) ?? path, css]),
);

export const dealers: string[] = [...themes.keys()].sort();

/** The initial dealer of stories. The story tests run once for each dealer. */
export const defaultDealer: string = import.meta.env['STORYBOOK_DEALER'] ?? dealers[0] ?? '';

/** The stylesheet of a dealer; empty for an unknown slug, which shows the platform's default theme. */
export function dealerTheme(slug: string): string {
  return themes.get(slug) ?? '';
}
