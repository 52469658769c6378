import { call, newKey, routes } from '@forecourt/platform-client';

/**
 * Tells the platform that the number of a vehicle was asked for on this page. The key is of this view of the page alone, so that a
 * repetition is logged once. A failure is a console warning and changes nothing for the visitor. (PR-08)
 */
export async function logReveal(carId: number): Promise<void> {
  const body = { car_id: carId, page: location.pathname, view_key: viewKey() };
  try {
    // The next press may leave for the phone.
    await call(routes.postPhoneReveal, { body }, { keepalive: true });
  } catch (error) {
    console.warn('The reveal of the number was not logged.', error);
  }
}

let view = { of: '', key: '' };

/** A random key, the same as long as this page is in view; another visit of it has another entry in the history. */
function viewKey(): string {
  const of = `${location.pathname} ${JSON.stringify(history.state)}`;
  if (view.of !== of) view = { of, key: newKey() };
  return view.key;
}
