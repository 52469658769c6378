import type { OwnOffer } from '@forecourt/finance-calculator/trade-in';
import { OFFER_FIELD } from '../declared/finance.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** The answer that an offer gives to a form about finance: its lower end as the deposit or trade-in, unless money is owed on the vehicle. */
export function offerAnswers(
  offer: OwnOffer | null,
  { form }: Pick<EnquiryTopic, 'form'>,
): Record<string, string> {
  const asks = form?.steps.some(({ fields }) => fields.some(({ name }) => name === OFFER_FIELD));
  return offer && !offer.owing && asks ? { [OFFER_FIELD]: String(offer.min) } : {};
}
