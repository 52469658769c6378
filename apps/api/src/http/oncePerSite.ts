/** Makes something for a site when it is first asked for, and gives the same one ever after: it remembers. */
export function oncePerSite<Given, Made extends object>(
  make: (slug: string, given: Given) => Made,
): (slug: string, given: Given) => Made {
  const made = new Map<string, Made>();
  return (slug, given) => {
    const one = made.get(slug) ?? make(slug, given);
    made.set(slug, one);
    return one;
  };
}
