import { useCallback, useMemo } from 'react';
import type { SubmitEvent } from 'react';
import { checkEnquiry } from '../logic/check-enquiry.ts';
import { keepDraft } from '../logic/draft.ts';
import { formRules } from '../logic/form-fields.ts';
import type { FormValues } from '../logic/form-fields.ts';
import type { FormBinding } from './form-binding.ts';
import { useEnquiry } from './use-enquiry.ts';
import type { EnquiryInput } from './use-enquiry.ts';
import { useOnLeave } from './use-on-leave.ts';

/**
 * The logic of an enquiry form without fields of its own.
 *
 * @param input with `draft`, the values of the form are kept under this name when it closes.
 */
export function useLiveEnquiry(input: EnquiryInput & { draft?: string }): FormBinding {
  const { topic, places, options, draft } = input;
  const rules = useMemo(() => formRules(options, places, topic), [options, places, topic]);
  const check = useCallback((entries: FormValues) => checkEnquiry(entries, rules), [rules]);
  const { form, summary, failure, sending, times, isSent, refuse, send } = useEnquiry(input, check);
  const { field, errors, read } = form;
  useOnLeave(() => {
    if (draft !== undefined) keepDraft(draft, isSent() ? null : read());
  });
  const submit = useCallback(
    (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const checked = check(read());
      if ('enquiry' in checked) void send(checked.enquiry);
      else refuse(checked.errors);
    },
    [check, read, send, refuse],
  );
  return useMemo(
    () => ({
      ...{ field, errors, summary, times, failure, sending, submit },
      ...{ files: null, step: 0, go: null, isAsked: () => true, notice: null, value: null },
    }),
    [field, errors, summary, times, failure, sending, submit],
  );
}
