import { paths } from '@forecourt/site-config';
import type { EnquiryTopic } from '../logic/enquiry-topic.ts';
import { PageForm } from './PageForm.tsx';

/** A form about no vehicle on a page of another feature; without scripts it posts to the enquiry page, which answers. */
export function FormSection({
  topic,
  slug = null,
}: {
  topic: EnquiryTopic;
  /** The vehicle that was asked for and is not here. */
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
