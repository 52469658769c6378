import { paths } from '@forecourt/site-config';
import { PageForm } from '../forms/PageForm.tsx';
import { enquiryTopic } from '../logic/enquiry-topic.ts';

// A general question is the same at any time.
const topic = enquiryTopic(null, new Date(0));

/** The form of the contact page; without scripts it posts to the enquiry page, which answers. */
export default function ContactForm() {
  return (
    <section
      id="enquiry"
      aria-labelledby="enquiry-heading"
      className="rounded-card border border-line p-5 md:p-8"
    >
      <h2 id="enquiry-heading" className="mb-6 text-h3">
        {topic.title}
      </h2>
      <PageForm topic={topic} car={null} action={paths.enquire()} />
    </section>
  );
}
