import { lazyPart } from '@forecourt/browser';

// Lazy, because the page of an existing vehicle includes this slot too and does not need the form.
const SimilarForm = lazyPart(async () => (await import('../forms/SimilarForm.tsx')).SimilarForm);

/** The form for similar vehicles, on the page of a vehicle that does not exist. */
export default function GoneVehicle({ slug }: { slug: string }) {
  return <SimilarForm slug={slug} />;
}
