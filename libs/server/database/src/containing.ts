/**
 * A pattern for `like` of what contains a text: signs with a meaning in patterns stand for themselves.
 *
 * @example containing('50%') // '%50\\%%'
 */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
