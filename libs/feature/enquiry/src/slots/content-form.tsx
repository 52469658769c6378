import { lazyPart } from '@forecourt/browser';
import { CONTACT } from '../logic/enquiry-topic.ts';

// Few pages of text have a form.
const FormSection = lazyPart(async () => (await import('../forms/FormSection.tsx')).FormSection);

/** The general enquiry in a page of text, under the title that the text gives it. */
export default function ContentForm({ title }: { title: string }) {
  return (
    <div className="max-w-reading">
      <FormSection topic={{ ...CONTACT, title }} />
    </div>
  );
}
