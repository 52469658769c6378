/** The database cannot be opened. The message says why, and what to do; a program prints it without a stack. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}
