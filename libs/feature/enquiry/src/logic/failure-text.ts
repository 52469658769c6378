import { leadMessages } from '@forecourt/lead';

/**
 * What a visitor reads when an enquiry could not be sent: the server's own sentence, else the specification's. 'An unexpected
 * error occured' is what the client says when the server said nothing, so it counts as nothing here.
 *
 * @example failureText({ status: 429, error: 'Too many messages were sent from here.' }) // 'Too many messages were sent from here.'
 */
export function failureText({ status, error }: { status: number; error: string }): string {
  return status === 0 || error === leadMessages.unexpected ? leadMessages.submitFailed : error;
}
