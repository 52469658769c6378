import { leadMessages } from '@forecourt/lead';
import type { EnquiryTopic } from './topic-texts.ts';

/**
 * The error message for an enquiry that could not be sent: that the visitor is offline, else the server's message, else the
 * specification's. For a declared form, which may have steps, that is 'An unexpected error occured', which is also the client's fallback for
 * a response without a message; else it is 'An error occurred when submitting this form'. (EN-02, EN-07)
 *
 * @example failureText({ status: 429, error: 'Too many messages have been sent from here.' }) // 'Too many messages have been sent from here.'
 */
export function failureText(
  { status, error }: { status: number; error: string },
  { form = null, isOffline = false }: Partial<Pick<EnquiryTopic, 'form'>> & { isOffline?: boolean } = {},
): string {
  if (status === 0 && isOffline) return leadMessages.offline;
  if (status !== 0 && error !== leadMessages.unexpected) return error;
  return form === null ? leadMessages.submitFailed : leadMessages.unexpected;
}
