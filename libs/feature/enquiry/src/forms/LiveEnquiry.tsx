import { useLayoutEffect, useState } from 'react';
import { readForm } from '../logic/form-fields.ts';
import type { FormBinding } from './form-binding.ts';
import type { EnquiryInput } from './use-enquiry.ts';
import { useLiveEnquiry } from './use-live-enquiry.ts';

export interface LiveEnquiryProps extends Omit<EnquiryInput, 'values'> {
  form: HTMLFormElement;
  onBinding(binding: FormBinding): void;
}

/** Enhances a form that is already on the page: its fields keep their values and the focus. */
export function LiveEnquiry({ form, onBinding, ...input }: LiveEnquiryProps) {
  // Values are read and fields are registered in one commit, so that no input in between is lost.
  const [values] = useState(() => readForm(new FormData(form)));
  const binding = useLiveEnquiry({ ...input, values });
  useLayoutEffect(() => onBinding(binding), [binding, onBinding]);
  return null;
}
