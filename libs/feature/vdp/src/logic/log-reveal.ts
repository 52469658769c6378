import { call, newKey, routes } from '@forecourt/platform-client';

/**
 * Logs at the platform that the phone number of a vehicle was revealed. The key is unique to this page view, so that a
 * repeat is logged once. A failure is a console warning and changes nothing for the visitor. (PR-08)
 */
export async function logReveal(carId: number): Promise<void> {
  const body = { car_id: carId, page: location.pathname, view_key: viewKey() };
  try {
    // The next click may leave the page for the phone app.
    await call(routes.postPhoneReveal, { body }, { keepalive: true });
  } catch (error) {
    console.warn('The reveal of the number was not logged.', error);
  }
}

let view = { of: '', key: '' };

/** A random key per history entry, so the same while this page is shown. */
function viewKey(): string {
  const of = `${location.pathname} ${JSON.stringify(history.state)}`;
  if (view.of !== of) view = { of, key: newKey() };
  return view.key;
}
