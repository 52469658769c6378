import { paths } from '@forecourt/site-config';
import type { EnquiryTopic } from '../logic/topic-texts.ts';
import { PageForm } from './PageForm.tsx';

/** An enquiry form on a page of another feature; without JavaScript it posts to the enquiry page. */
export function FormSection({
  topic,
  slug = null,
}: {
  topic: EnquiryTopic;
  /** The slug of a requested vehicle that does not exist. */
  slug?: string | null;
}) {
  return (
    <section
      id="enquiry"
      aria-labelledby="enquiry-heading"
      className="rounded-card border border-line p-5 md:p-8"
    >
      <h2 id="enquiry-heading" className="mb-6 text-h3">
        {topic.title}
      </h2>
      <PageForm topic={topic} car={null} action={paths.enquire(slug)} />
    </section>
  );
}
