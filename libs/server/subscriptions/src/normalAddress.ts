/** An e-mail address as it is compared: lower case, without spaces around it. */
export function normalAddress(email: string): string {
  return email.trim().toLowerCase();
}
