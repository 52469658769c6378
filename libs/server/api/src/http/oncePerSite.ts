/**
 * Caches a value per site: it is created at first use and kept as long as the site has the same `given` object. A site whose declaration
 * was edited gets a new value.
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
