import { useSite } from '@forecourt/site-config/react';
import { credits } from '../logic/credits.ts';
import type { ContentPage } from '../manifest.ts';
import { TextScreen } from './TextScreen.tsx';

/** About the dealer, with the credits for pictures, typefaces and postcode data. */
export function AboutScreen({ about }: { about: ContentPage }) {
  const site = useSite();
  const page = about.intro || about.blocks.length > 0 ? about : { ...about, intro: site.brand.description };
  return (
    <TextScreen page={page}>
      <h2>Credits</h2>
      {credits(site).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </TextScreen>
  );
}
