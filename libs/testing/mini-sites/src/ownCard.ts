/**
 * What the `overrides.tsx` of a dealer with a card of its own comes to: `{ 'search.card': replace(OwnCard) }`. Every list of vehicles is
 * tested with this one override.
 */
export const ownCard = {
  'search.card': { verb: 'replace' as const, Component: OwnCard },
  'search.empty': { verb: 'add' as const, id: 'note', Component: () => 'Nothing here.' },
};

/** The whole card: "Own card of 2021-mazda-mazda3". */
function OwnCard({ car: { path } }: { car: { path: string } }): string {
  return `Own card of ${path}`;
}
