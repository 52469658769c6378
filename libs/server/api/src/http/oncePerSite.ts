/**
 * Makes something for a site when it is first asked for, and gives the same one for as long as the site has the same `given`, by identity:
 * it remembers. A site whose declaration was edited has other providers.
 */
export function oncePerSite<Given extends object, Made extends object>(
  make: (slug: string, given: Given) => Made,
): (slug: string, given: Given) => Made {
  const made = new Map<string, { given: Given; one: Made }>();
  return (slug, given) => {
    const known = made.get(slug);
    if (known?.given === given) return known.one;
    const one = make(slug, given);
    made.set(slug, { given, one });
    return one;
  };
}
