import { leaveFragmentsToBrowser, partsWaiting } from '@forecourt/browser';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

leaveFragmentsToBrowser(partsWaiting);

// Two tasks, so that the page can handle input between them.
setTimeout(loadZones);
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);

/** Formats one date in advance. The first date in a time zone takes some 50 ms on a phone, which would delay hydration. */
function loadZones(): void {
  new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Brisbane' });
}
