/** The token files of every dealer app, by the dealer's slug: a new dealer is in the toolbar without a line here. */
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

/** The dealer that stories start with; the story tests run once for each. */
export const defaultDealer: string = import.meta.env['STORYBOOK_DEALER'] ?? dealers[0] ?? '';

/** The stylesheet of a dealer; empty for one that does not exist, which leaves the platform's own look. */
export function dealerTheme(slug: string): string {
  return themes.get(slug) ?? '';
}
