import type { LeadPayload } from '@forecourt/lead';
import { telHref } from '@forecourt/phone';
import { validPhone } from '@forecourt/phone/valid';
import type { MailLink } from './mailHtml.ts';

/** Australian mobile numbers in E.164, to which a text message can be sent. */
const MOBILE = /^\+61[45]\d{8}$/;

/**
 * The ways to answer a shopper with one tap: call, e-mail with a subject, and a text message to an Australian mobile. Only valid
 * addresses and numbers become links.
 *
 * @example replyLinks(lead, 'Your enquiry')[1] // { text: 'Text 0491 570 006', href: 'sms:+61491570006' }
 */
export function replyLinks(
  { phone, email }: Pick<LeadPayload, 'phone' | 'email'>,
  subject: string,
): MailLink[] {
  const number = phone === null ? null : validPhone(phone);
  const call = number === null ? [] : [{ text: `Call ${phone}`, href: telHref(number) ?? `tel:${number}` }];
  const sms =
    number !== null && MOBILE.test(number) ? [{ text: `Text ${phone}`, href: `sms:${number}` }] : [];
  const mail =
    email === null
      ? []
      : [
          {
            text: 'Reply by e-mail',
            href: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`,
          },
        ];
  return [...call, ...sms, ...mail];
}
