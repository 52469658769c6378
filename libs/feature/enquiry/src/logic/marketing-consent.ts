import type { FormDeclaration, MarketingConsent } from '@forecourt/lead';
import { vehicleWord, type Car } from '@forecourt/vehicle';

const ANY_TIME = 'I can unsubscribe at any time.';

/**
 * What the checkbox of a form agrees to. The page shows the statement, and the server stores it with the consent.
 *
 * @param about the form, its `page_id`, and its vehicle if any.
 */
export function marketingConsent({
  form,
  pageId,
  car,
}: {
  form: Pick<FormDeclaration, 'optIn'> | null;
  pageId: string;
  car: Pick<Car, 'item_type'> | null;
}): MarketingConsent {
  if (form) return { topic: 'news', statement: form.optIn };
  const word = car && vehicleWord(car.item_type);
  if (pageId === 'find-similar')
    return {
      topic: 'similar',
      statement: `Send me ${word === null ? 'vehicles like it' : `${word}s like this one`} by email. ${ANY_TIME}`,
    };
  return word === null
    ? { topic: 'news', statement: `Send me news and offers by email. ${ANY_TIME}` }
    : { topic: 'prices', statement: `Send me price changes for this ${word}. ${ANY_TIME}` };
}
