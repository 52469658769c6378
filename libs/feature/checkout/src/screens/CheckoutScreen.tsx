import { Breadcrumb } from '@forecourt/chrome';
import { Alert, LinkButton } from '@forecourt/primitives';
import { knownSteps, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import type { CheckoutPage, RefusedPost } from '../logic/page.ts';
import { CarAside } from './CarAside.tsx';
import { EndedNote } from './EndedNote.tsx';
import { HeldScreen } from './HeldScreen.tsx';
import { KeptNote } from './KeptNote.tsx';
import { NotFree } from './NotFree.tsx';
import { PayScreen } from './PayScreen.tsx';
import { ReceiptLink } from './ReceiptLink.tsx';
import { ReserveForm } from './ReserveForm.tsx';
import { UnboughtNote } from './UnboughtNote.tsx';

/** The checkout of a vehicle: reserving it with a deposit, and what became of the reservation. */
export function CheckoutScreen({ page, refused }: { page: CheckoutPage; refused: RefusedPost | null }) {
  const { car, hold } = page;
  const site = useSite();
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb
        crumbs={knownSteps<{ name: string; href?: string }>(site, [
          { name: 'Home', href: paths.home() },
          { name: car.name, href: paths.vehicle(car.slug) },
          { name: 'Reserve' },
        ])}
      />
      <h1 className="mt-6 text-h1">{titleOf(page)}</h1>
      <div className="mt-8 grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_280px] lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-16">
        <CarAside car={car} agreed={hold?.status === 'started' || hold?.status === 'held' ? hold : null} />
        <div className="grid gap-6">
          {page.notice === 'cancelled' && (
            <Alert tone="success">You’ve given this vehicle up. Nothing was charged.</Alert>
          )}
          {page.notice === 'unbought' && hold && <UnboughtNote hold={hold} />}
          {page.notice === 'kept' && hold && <KeptNote hold={hold} />}
          {refused && refused.failure !== null && <Alert tone="danger">{refused.failure}</Alert>}
          <Content page={page} refused={refused} />
        </div>
      </div>
    </div>
  );
}

function Content({ page, refused }: { page: CheckoutPage; refused: RefusedPost | null }) {
  const { hold } = page;
  if (hold?.status === 'started') return <PayScreen page={page} hold={hold} />;
  if (hold?.status === 'held' || hold?.status === 'converted') return <HeldScreen page={page} hold={hold} />;
  const isOpen = page.free === 'free' && page.payments && page.linkQuery === '';
  return (
    <>
      {hold && page.notice !== 'cancelled' && <EndedNote hold={hold} />}
      {hold && <ReceiptLink href={page.receipt} />}
      {!isOpen && <NotFree page={page} quiet={hold !== null} />}
      {isOpen && hold?.purchase && (
        <div>
          <LinkButton href={paths.buyOnline(page.car.slug)}>
            {hold.paid_at === null ? 'Go on with your purchase' : 'Start your purchase again'}
          </LinkButton>
        </div>
      )}
      {isOpen && !hold?.purchase && page.terms && (
        <ReserveForm page={page} terms={page.terms} refused={refused} />
      )}
    </>
  );
}

function titleOf({ hold, car }: CheckoutPage): string {
  if (hold?.status === 'held') return `Reserved for you: ${car.name}`;
  if (hold?.status === 'converted') return `You’ve bought ${car.name}`;
  return hold?.status === 'started' ? `Pay the deposit for ${car.name}` : `Reserve ${car.name}`;
}
