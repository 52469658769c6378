import { ownOffer, ownOfferText } from '@forecourt/finance-calculator/trade-in';
import { declaredFields } from '@forecourt/lead';
import { useSite } from '@forecourt/site-config/react';
import { useLayoutEffect, useState } from 'react';
import { localDate } from '@forecourt/values';
import { readForm } from '../logic/form-fields.ts';
import { offerAnswers } from '../logic/offer-answers.ts';
import type { FormBinding } from './form-binding.ts';
import { readStepDraft } from './use-form-steps.ts';
import { useLiveEnquiry } from './use-live-enquiry.ts';
import type { LiveEnquiryInput } from './use-live-enquiry.ts';

export interface LiveEnquiryProps extends Omit<LiveEnquiryInput, 'values'> {
  form: HTMLFormElement;
  onBinding(binding: FormBinding): void;
}

/** Enhances a form that is already on the page: its fields keep their values and the focus. */
export function LiveEnquiry({ form, onBinding, ...input }: LiveEnquiryProps) {
  // Values are read and fields are registered in one commit, so that no input in between is lost.
  const { slug, zone } = useSite();
  const [values] = useState(() => {
    const typed = readForm(new FormData(form), input.topic.form ? declaredFields(input.topic.form) : []);
    const answered = Object.entries(typed.values).filter(([, value]) => value.length > 0);
    const offer = ownOffer(ownOfferText(slug), localDate(new Date(), zone));
    const known = { ...offerAnswers(offer, input.topic), ...readStepDraft(slug, input.topic) };
    return { ...typed, values: { ...known, ...Object.fromEntries(answered) } };
  });
  const binding = useLiveEnquiry({ ...input, values });
  useLayoutEffect(() => onBinding(binding), [binding, onBinding]);
  return null;
}
