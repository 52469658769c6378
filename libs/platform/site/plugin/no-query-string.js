/**
 * In place of `qs` in the browser. InstantSearch carries a router of its own that reads and writes URLs with it, even where
 * a page gives it another router, as the search page does: nothing calls this.
 */
function unused() {
  throw new Error('InstantSearch asked for its own router: give it one, as the search page does.');
}

export default { parse: unused, stringify: unused };
