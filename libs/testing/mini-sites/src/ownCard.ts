/**
 * The compiled overrides of a dealer that replaces the vehicle card and adds a note to `search.empty`. Tests of every list of vehicles
 * use them.
 */
export const ownCard = {
  'search.card': { verb: 'replace' as const, Component: OwnCard },
  'search.empty': { verb: 'add' as const, id: 'note', Component: () => 'Nothing here.' },
};

/** The whole card: "Own card of 2021-mazda-mazda3". */
function OwnCard({ car: { path } }: { car: { path: string } }): string {
  return `Own card of ${path}`;
}
