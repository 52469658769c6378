import { specLists } from '@forecourt/vehicle';
import { KeyInformation } from '@forecourt/vehicle-ui';
import { block } from './block.tsx';

/** Key information: four tiles, and more behind a button. */
export const KeyFacts = block('vdp.key-information', ({ car }) => {
  const { featured } = specLists(car);
  if (featured.length === 0) return null;
  return (
    <section>
      <h2 className="mb-6 text-[26px]/[30px] lg:text-[32px]/[37px]">Key information</h2>
      <KeyInformation items={featured} />
    </section>
  );
});
