import { data } from 'react-router';

/** Every path that no feature knows. The root's error page answers, with status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
