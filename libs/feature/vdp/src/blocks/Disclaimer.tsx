import { useSections } from '../sections.tsx';
import { block } from './block.tsx';

/** Small print at the end of the page. */
export const Disclaimer = block('vdp.disclaimer', function Disclaimer() {
  const { disclaimer } = useSections();
  if (disclaimer === null) return null;
  return (
    <div className="container-site pb-10">
      <p className="max-w-[96ch] text-print whitespace-pre-line text-ink-3">{disclaimer}</p>
    </div>
  );
});
