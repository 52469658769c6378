import { lazyPartWhenVisible } from '@forecourt/browser';
import { useFeatureOptions } from '@forecourt/site-config/react';
import type { vdp } from '../manifest.ts';
import { block } from './block.tsx';

const SimilarVehicles = lazyPartWhenVisible(
  async () => (await import('../similar/SimilarVehicles.tsx')).SimilarVehicles,
  { room: 'min-h-170' },
);

/** Similar vehicles: code and data load when a visitor scrolls near. */
export const Similar = block('vdp.similar', function Similar(props) {
  return useFeatureOptions<typeof vdp>('vdp')?.showSimilar ? <SimilarVehicles {...props} /> : null;
});
