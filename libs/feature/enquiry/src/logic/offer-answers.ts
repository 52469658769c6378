import { OFFER_FIELD } from '../declared/finance.ts';
import type { OwnOffer } from './own-offer.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** The answer that an offer gives to a form about finance: its lower end as the deposit or trade-in. */
export function offerAnswers(
  offer: OwnOffer | null,
  { form }: Pick<EnquiryTopic, 'form'>,
): Record<string, string> {
  const asks = form?.steps.some(({ fields }) => fields.some(({ name }) => name === OFFER_FIELD));
  return offer && asks ? { [OFFER_FIELD]: String(offer.min) } : {};
}
