/**
 * An e-mail address of which its owner recognises enough, and nobody else learns it.
 *
 * @example maskedAddress('kim.lee@shopper.example') // 'k•••@shopper.example'
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`;
}
