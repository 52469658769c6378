import { useSite } from '@forecourt/site-config/react';
import { credits } from '../logic/credits.ts';
import type { ContentPage } from '../manifest.ts';
import { TextScreen } from './TextScreen.tsx';

/** Terms and conditions, with the credits for pictures, typefaces and postcode data. */
export function TermsScreen({ terms }: { terms: ContentPage }) {
  return (
    <TextScreen page={terms}>
      <h2 id="credits">Credits</h2>
      {credits(useSite()).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </TextScreen>
  );
}
