import { leadMessages } from '@forecourt/lead';

/**
 * The error message for an enquiry that could not be sent: that the visitor is offline, else the server's message, else the
 * specification's. 'An unexpected error occured' is the client's fallback for a response without a message, so it is ignored here.
 *
 * @example failureText({ status: 429, error: 'Too many messages have been sent from here.' }) // 'Too many messages have been sent from here.'
 */
export function failureText(
  { status, error }: { status: number; error: string },
  { isOffline = false }: { isOffline?: boolean } = {},
): string {
  if (status === 0 && isOffline) return leadMessages.offline;
  return status === 0 || error === leadMessages.unexpected ? leadMessages.submitFailed : error;
}
