/**
 * What a visitor is told about firms before a yes to counting; it begins with a firm's name.
 *
 * @param advertising the firms may use it for advertising.
 * @example firmsSentence(['Google'], false) // 'Google is told too, to count for us.'
 */
export function firmsSentence(firms: readonly string[], advertising: boolean): string {
  const named = firms.join(' and ');
  const told = firms.length > 1 ? 'are told too' : 'is told too';
  return advertising
    ? `${named} ${told}, and may use it to choose the ads you see.`
    : `${named} ${told}, to count for us.`;
}
