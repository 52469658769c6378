import { ownOffer, ownOfferText } from '@forecourt/finance-calculator/trade-in';
import { declaredFields } from '@forecourt/lead';
import { useSite } from '@forecourt/site-config/react';
import { localDate } from '@forecourt/values';
import { useLayoutEffect, useState } from 'react';
import { readForm } from '../logic/form-fields.ts';
import { initialAnswers } from '../logic/initial-answers.ts';
import { offerAnswers } from '../logic/offer-answers.ts';
import type { LiveEnquiryProps } from './LiveEnquiry.tsx';
import { useDeclaredEnquiry } from './use-declared-enquiry.ts';
import { readStepDraft } from './use-form-steps.ts';

/** The same for a declared form, which also has the answers of an earlier visit of this tab, and the offer for the shopper's own vehicle. */
export function LiveDeclared({ form, onBinding, ...input }: LiveEnquiryProps) {
  const { slug, zone } = useSite();
  const [values] = useState(() => {
    const typed = readForm(new FormData(form), input.topic.form ? declaredFields(input.topic.form) : []);
    const initial = initialAnswers(input.topic.form);
    // An answer that the form starts with was not typed: one of an earlier visit counts more.
    const answered = Object.entries(typed.values).filter(
      ([name, value]) => value.length > 0 && value !== initial[name],
    );
    const offer = ownOffer(ownOfferText(slug), localDate(new Date(), zone));
    const known = { ...offerAnswers(offer, input.topic), ...readStepDraft(slug, input.topic) };
    return { ...typed, values: { ...initial, ...known, ...Object.fromEntries(answered) } };
  });
  const binding = useDeclaredEnquiry({ ...input, values });
  useLayoutEffect(() => onBinding(binding), [binding, onBinding]);
  return null;
}
