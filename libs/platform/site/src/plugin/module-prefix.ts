/** Prefix of the ids of a site's virtual modules. */
export const PREFIX = 'virtual:forecourt/';
