import { TileBanner } from '@forecourt/chrome';
import { Section } from '@forecourt/primitives';
import { useSections } from '../sections.tsx';
import { block } from './block.tsx';

/** Three tiles with links to other pages. */
export const Tiles = block('vdp.tiles', function Tiles() {
  const { tiles } = useSections();
  if (tiles.length === 0) return null;
  return (
    <Section label="More from us">
      <TileBanner items={tiles} />
    </Section>
  );
});
