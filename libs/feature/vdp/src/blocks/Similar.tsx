import { useFeatureOptions } from '@forecourt/site-config/react';
import { nearPart } from '@forecourt/slots';
import { block } from './block.tsx';

const SimilarVehicles = nearPart(
  async () => (await import('../similar/SimilarVehicles.tsx')).SimilarVehicles,
  { room: 'min-h-170' },
);

/** Vehicles like this one: their code and their data come when a visitor comes near. */
export const Similar = block('vdp.similar', function Similar(props) {
  return useFeatureOptions('vdp')?.showSimilar ? <SimilarVehicles {...props} /> : null;
});
