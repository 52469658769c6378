const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the choice of a form is a day without a time. */
export function isDayOnly(chosen: string): boolean {
  return DAY.test(chosen);
}

/** The name of the time radio buttons of a day, `YYYY-MM-DD`. Each day has its own, so that a hidden day is not sent. */
export function timesName(date: string): string {
  return `time-${date}`;
}

/**
 * The choice in the form data of the time picker: a slot, a day without a time (`YYYY-MM-DD`), or empty for none. A time of
 * a day that was chosen before is ignored, because the form hides it.
 */
export function chosenTime(form: FormData): string {
  const day = textOf(form, 'dateTime');
  return isDayOnly(day) ? textOf(form, timesName(day)) || day : day;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 100) : '';
}
