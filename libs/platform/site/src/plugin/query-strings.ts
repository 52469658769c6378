import { formats, parse, stringify } from 'neoqs';

/** The functions of `qs` as its default export, which neoqs does not have. */
export default { formats, parse, stringify };
