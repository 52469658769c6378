import { typedCookieOf } from '@forecourt/page/typed';
import { paths } from '@forecourt/site-config';

/** What was typed into the draw before a sign-in. */
export const SPIN_TYPED = typedCookieOf('spin-typed', paths.spinToWin());
