/** The methods of pages, files and calls. Node reads thirty more, some of which no `Request` can have. */
export const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

/** A method as a label of metrics: a visitor chooses it, and each is as many series as there are routes. */
export const measuredMethod = (method: string): string => (METHODS.has(method) ? method : 'other');
