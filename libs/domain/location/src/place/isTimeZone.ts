/**
 * Whether dates and times can be written in a time zone: an IANA name.
 *
 * @example isTimeZone('Australia/Broken_Hill') // true
 */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
