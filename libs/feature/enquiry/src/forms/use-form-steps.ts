import { siteStorage } from '@forecourt/browser';
import type { DeclaredValues } from '@forecourt/lead';
import { readAnswers } from '@forecourt/lead';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lastStep, stepId, stepInHash } from '../logic/form-steps.ts';
import type { EnquiryTopic } from '../logic/topic-texts.ts';

/**
 * The step of a form in the fragment of its URL, so that Back returns to the step before. A step is reached by completing those before it.
 *
 * @param start the step at the start, if the URL has none.
 * @param open the first step that is not complete at the start.
 */
export function useFormSteps(
  topic: Pick<EnquiryTopic, 'form'>,
  { start, open }: { start: number; open: number },
): { step: number; go(step: number): void } {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [reached, setReached] = useState(Math.max(start, open));
  const step = Math.min(stepInHash(hash) ?? start, reached, lastStep(topic));
  const go = useCallback(
    (to: number) => {
      setReached((before) => Math.max(before, to));
      void navigate({ pathname, search, hash: `#${stepId(to)}` });
    },
    [navigate, pathname, search],
  );
  return { step, go };
}

const nameOf = (topic: Pick<EnquiryTopic, 'form'>) => `form.${topic.form?.id}`;

/** The answers of a declared form that this tab keeps until it is sent; contact details are not kept. (ruling 89) */
export function readStepDraft(site: string, topic: Pick<EnquiryTopic, 'form'>): DeclaredValues {
  if (topic.form === null) return {};
  try {
    return readAnswers(JSON.parse(siteStorage('sessionStorage', site).get(nameOf(topic)) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps the answers of a declared form, or with null drops them: they were sent. */
export function keepStepDraft(
  site: string,
  topic: Pick<EnquiryTopic, 'form'>,
  values: DeclaredValues | null,
): void {
  if (topic.form !== null)
    siteStorage('sessionStorage', site).set(nameOf(topic), JSON.stringify(values ?? {}));
}
