import { Breadcrumb } from '@forecourt/chrome';
import { centsText } from '@forecourt/pricing';
import { Alert, Button, buttonStyle, Disclosure, Link } from '@forecourt/primitives';
import { knownSteps, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { Form } from 'react-router';
import { FORM_FIELDS } from '../../logic/form-fields.ts';
import type { RefusedPost } from '../../logic/page.ts';
import { PURCHASE_FIELDS } from '../../logic/purchase/purchase-fields.ts';
import type { PurchasePage } from '../../logic/purchase/purchase-page.ts';
import { NotFree } from '../NotFree.tsx';
import { PurchaseAside } from './PurchaseAside.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';

/** The purchase of a vehicle online: one step, or why it cannot be bought now. */
export function PurchaseScreen({ page, refused }: { page: PurchasePage; refused: RefusedPost | null }) {
  const { car, view, depositCents, holdHours } = page;
  const site = useSite();
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb
        crumbs={knownSteps<{ name: string; href?: string }>(site, [
          { name: 'Home', href: paths.home() },
          ...(car ? [{ name: car.name, href: paths.vehicle(car.slug) }] : []),
          { name: 'Buy online' },
        ])}
      />
      <h1 className="mt-6 text-h1">{car ? `Buy ${car.name}` : 'Buy online'}</h1>
      {car ? (
        <div className="mt-8 grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_280px] lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-16">
          <div className="grid gap-6">
            {refused && !view && refused.failure !== null && <Alert tone="danger">{refused.failure}</Alert>}
            {view ? (
              <>
                {view.isBack && !refused && (
                  <Alert>Welcome back. You are where you left off, and what you chose is still here.</Alert>
                )}
                {view.step === 'car' && (
                  <p className="text-ink-2">
                    A few short steps, then a refundable deposit of {centsText(depositCents)} by card. We hold
                    the car for you for {holdHours} hours, and you sign nothing before you have read the
                    contract.
                  </p>
                )}
                <PurchaseForm page={{ ...page, car }} view={view} refused={refused} />
                <StartAgain slug={car.slug} />
              </>
            ) : (
              <NotFree page={{ ...page, car }} quiet={false} />
            )}
          </div>
          <PurchaseAside car={car} view={view} depositCents={depositCents} />
        </div>
      ) : (
        <div className="mt-6 grid justify-items-start gap-4">
          <p>Choose a car first. Cars that you can buy online have the button “Buy online” on their page.</p>
          <Link href={paths.stock()} className={buttonStyle('filled', 'medium')}>
            See all vehicles
          </Link>
        </div>
      )}
    </div>
  );
}

/** How long the choices are kept, and the button that deletes them: behind a question, so that a slip of the finger deletes nothing. */
function StartAgain({ slug }: { slug: string }) {
  return (
    <div className="border-t border-line pt-5">
      <p className="mb-2 text-note text-ink-2">
        What you choose for one vehicle at a time is kept on this device for two weeks. You can close the page
        and come back.
      </p>
      <Disclosure title="Delete it and start again">
        <p>This deletes what you chose and entered on every step, for good. Nothing has been paid.</p>
        <Form method="post" action={paths.buyOnline(slug)} className="mt-4">
          <input type="hidden" name={PURCHASE_FIELDS.car} value={slug} />
          <Button type="submit" variant="outline" size="small" name={FORM_FIELDS.go} value="restart">
            Yes, delete all of it
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}
