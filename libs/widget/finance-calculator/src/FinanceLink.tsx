import { LinkButton } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { financeHref } from './financeHref.ts';
import { useLoanQuery } from './useLoanQuery.ts';

/** The site's finance link; to our own form it takes the chosen loan along. `asked` is the loan of the URL. */
export function FinanceLink({ car, asked }: { car: Car; asked: string }) {
  const href = financeHref(car, useSite(), useLoanQuery(asked));
  if (href === null) return null;
  return (
    <LinkButton href={href} variant="inverse" className="w-full">
      Get finance
    </LinkButton>
  );
}
