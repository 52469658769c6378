import { Section } from '@forecourt/primitives';
import { useMemo } from 'react';
import { goneTopic } from '../logic/gone-topic.ts';
import { FormSection } from './FormSection.tsx';

/** The enquiry for vehicles similar to one that does not exist. */
export function SimilarForm({ slug }: { slug: string }) {
  const topic = useMemo(() => goneTopic(slug), [slug]);
  return (
    <Section>
      <div className="max-w-[720px]">
        <FormSection topic={topic} slug={slug} />
      </div>
    </Section>
  );
}
