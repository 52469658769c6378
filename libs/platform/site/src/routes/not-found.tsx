import { data } from 'react-router';

/** Every path that no feature declares. The root's error page is rendered with status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
