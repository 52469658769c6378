const TIME = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*(am|pm)?$/i;
const DAY = 24 * 60;

/**
 * A local time of day in minutes after midnight, 0 to 1440; 24-hour (`17:30`, `24:00`) or 12-hour (`5:30 pm`, `8am`). Without am
 * or pm the minutes are required. `null` for any other text.
 *
 * @example minutesOfDay('5:30 pm') // 1050
 */
export function minutesOfDay(text: string | null): number | null {
  const match = TIME.exec(text?.trim() ?? '');
  if (!match) return null;
  const [, hourText, minuteText, half] = match;
  if (minuteText === undefined && half === undefined) return null;
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  if (minute > 59 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  const hours = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  const minutes = hours * 60 + minute;
  return minutes <= DAY ? minutes : null;
}
