import { LinkButton } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import type { Car } from '@forecourt/vehicle';
import { applyHref, financeHref } from './financeHref.ts';
import { useLoanQuery } from './useLoanQuery.ts';

/** The site's finance links, the application where it takes them; to our own pages they take the chosen loan along. `asked` is the loan of the URL. */
export function FinanceLink({ car, asked }: { car: Car; asked: string }) {
  const site = useSite();
  const loan = useLoanQuery(asked);
  const href = financeHref(car, site, loan);
  const apply = applyHref(car, site, loan);
  return (
    <>
      {href !== null && (
        <LinkButton href={href} variant="inverse" className="w-full">
          Get finance
        </LinkButton>
      )}
      {apply !== null && (
        <LinkButton href={apply} variant="inverse-outline" className="mt-3 w-full">
          Apply for finance
        </LinkButton>
      )}
    </>
  );
}
