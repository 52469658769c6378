import { useSite } from '@forecourt/site-config/react';
import { StoreProvider } from '@forecourt/store';
import { useLayoutEffect, useState } from 'react';
import { readForm } from '../logic/form-fields.ts';
import type { FormBinding } from './form-binding.ts';
import { useLiveEnquiry } from './use-live-enquiry.ts';
import type { LiveEnquiryInput } from './use-live-enquiry.ts';

export interface LiveEnquiryProps extends Omit<LiveEnquiryInput, 'values'> {
  form: HTMLFormElement;
  onBinding(binding: FormBinding): void;
}

/** Takes over a form that is on the page already: its fields stay, with the focus and every word in them. */
export function LiveEnquiry(props: LiveEnquiryProps) {
  return (
    <StoreProvider slug={useSite().slug}>
      <TakeOver {...props} />
    </StoreProvider>
  );
}

function TakeOver({ form, onBinding, ...input }: LiveEnquiryProps) {
  // Read and tied in one commit: a letter typed in between would be lost.
  const [values] = useState(() => readForm(new FormData(form)));
  const binding = useLiveEnquiry({ ...input, values });
  useLayoutEffect(() => onBinding(binding), [binding, onBinding]);
  return null;
}
