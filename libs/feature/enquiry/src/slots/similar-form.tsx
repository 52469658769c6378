import { lazyPart } from '@forecourt/slots';
import { loadLive } from '../forms/load-live.ts';

// The page of a vehicle that is here has this slot too, and is not to carry a form for it.
const SimilarForm = lazyPart(async () => (await loadLive()).SimilarForm);

/** The form for something similar, on the page of a vehicle that is not here. */
export default function GoneVehicle({ slug }: { slug: string }) {
  return <SimilarForm slug={slug} />;
}
