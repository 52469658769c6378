import { FormSection } from '../forms/FormSection.tsx';
import { enquiryTopic } from '../logic/enquiry-topic.ts';

// A general enquiry does not depend on the time.
const topic = enquiryTopic(null, new Date(0));

/** The form of the contact page. */
export default function ContactForm() {
  return <FormSection topic={topic} />;
}
