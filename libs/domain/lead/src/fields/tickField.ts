import * as z from 'zod/mini';

const TICKED: readonly unknown[] = [true, 'true', 'on', 'yes', '1', 1];

/**
 * A checkbox as a browser or a script sends it: `true`, 'true', 'on', 'yes' and 1 are ticked; any other value, and a missing one,
 * is not. It is never ticked by default, since consent must be explicit (ruling 85).
 */
export const tickField = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => TICKED.includes(typeof value === 'string' ? value.trim().toLowerCase() : value)),
);
