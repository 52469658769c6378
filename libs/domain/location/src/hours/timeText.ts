/**
 * Formats minutes after midnight as a 12-hour time, in the Australian style.
 *
 * @example timeText(1050) // '5:30 pm'
 */
export function timeText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}
