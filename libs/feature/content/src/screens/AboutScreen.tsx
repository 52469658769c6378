import { useSite } from '@forecourt/site-config/react';
import type { ContentPage } from '../manifest.ts';
import { TextScreen } from './TextScreen.tsx';

/** About the dealer: its own text, or the description of the site. */
export function AboutScreen({ about }: { about: ContentPage }) {
  const { brand } = useSite();
  const isEmpty = about.intro === '' && about.blocks.length === 0;
  return <TextScreen page={isEmpty ? { ...about, intro: brand.description } : about} />;
}
