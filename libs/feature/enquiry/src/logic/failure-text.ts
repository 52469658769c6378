import { leadMessages } from '@forecourt/lead';

/**
 * The error message for an enquiry that could not be sent: the server's message, else the specification's. 'An unexpected
 * error occured' is the client's fallback for a response without a message, so it is ignored here.
 *
 * @example failureText({ status: 429, error: 'Too many messages have been sent from here.' }) // 'Too many messages have been sent from here.'
 */
export function failureText({ status, error }: { status: number; error: string }): string {
  return status === 0 || error === leadMessages.unexpected ? leadMessages.submitFailed : error;
}
