/**
 * An e-mail address without the tag that its owner may add to it, in lower case: many mail servers deliver them to one mailbox. It is for
 * counting what goes to a mailbox, not for sending.
 *
 * @example mailboxOf('Kim+cars@shopper.example') // 'kim@shopper.example'
 */
export function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
