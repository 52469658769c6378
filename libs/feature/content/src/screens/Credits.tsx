import { useSite } from '@forecourt/site-config/react';
import { credits } from '../logic/credits.ts';

/** The credits for pictures, typefaces and postcode data. */
export function Credits() {
  return (
    <>
      <h2 id="credits">Credits</h2>
      {credits(useSite()).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
