/** Validity of a sign-in code, seconds. */
export const CODE_SECONDS = 600;
