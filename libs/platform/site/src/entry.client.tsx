import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Two tasks: the page gets to answer in between.
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

/** The first date in a zone takes a phone some 50 ms, which would come on top of React's work on what shows one. */
function loadZones(): void {
  new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Brisbane' });
}
