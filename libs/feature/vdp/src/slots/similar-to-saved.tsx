import { lazyPartWhenVisible } from '@forecourt/browser';
import { useFeatureOptions } from '@forecourt/site-config/react';
import type { vdp } from '../manifest.ts';

const SimilarToSaved = lazyPartWhenVisible(
  async () => (await import('../similar/SimilarToSaved.tsx')).SimilarToSaved,
  { room: 'min-h-62' },
);

/** Vehicles like a saved one that is sold or has left the stock, unless the site shows no similar vehicles. */
export default function SimilarToSavedVehicle(props: { slug: string; name: string }) {
  return useFeatureOptions<typeof vdp>('vdp')?.showSimilar ? <SimilarToSaved {...props} /> : null;
}
