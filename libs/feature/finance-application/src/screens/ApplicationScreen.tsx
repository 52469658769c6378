import { Breadcrumb } from '@forecourt/chrome';
import { Alert, Button, Disclosure, Link } from '@forecourt/primitives';
import { hasPage } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { longDate } from '@forecourt/values';
import { Form } from 'react-router';
import { StepForm } from '../form/StepForm.tsx';
import { FORM_FIELDS, FORM_ID } from '../logic/form-fields.ts';
import { applicationCrumbs, FINANCE } from '../logic/application-crumbs.ts';
import { KIND_PATHS, KIND_TITLES } from '../logic/kinds.ts';
import type { ApplicationPage, RefusedPost } from '../logic/page.ts';
import { ApplicationAside } from './ApplicationAside.tsx';
import { SentScreen } from './SentScreen.tsx';

/** A finance application: one step, or what became of it. */
export function ApplicationScreen({ page, refused }: { page: ApplicationPage; refused: RefusedPost | null }) {
  const { kind, lender, view, intro } = page;
  const site = useSite();
  const isSent = view.at === 'sent';
  const { car, loan } = view;
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={applicationCrumbs(site, kind)} />
      <h1 className="mt-6 text-h1">{KIND_TITLES[kind]}</h1>
      <div className="mt-8 grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_280px] lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-16">
        <div className="grid gap-6">
          {isSent ? (
            <SentScreen kind={kind} lender={lender} view={view} />
          ) : (
            <>
              <NoticeLine page={page} />
              {view.at === 'step' && view.step === 'loan' && (
                <p className="text-ink-2">
                  {intro}{' '}
                  {hasPage(site, FINANCE) && (
                    <Link href={FINANCE} className="text-brand-text underline">
                      Talk to us first
                    </Link>
                  )}
                </p>
              )}
              <StepForm page={page} view={view} refused={refused} />
              <Kept page={page} />
            </>
          )}
        </div>
        {(car || loan) && <ApplicationAside car={car} loan={loan} />}
      </div>
    </div>
  );
}

/** What has just happened to the draft of this device. */
function NoticeLine({ page: { notice, keptUntil, kind } }: { page: ApplicationPage }) {
  if (notice === 'over')
    return (
      <Alert>
        We no longer have the answers you gave earlier on this device: an unfinished application is deleted
        after 14 days. Nothing was sent. Please start again here.
      </Alert>
    );
  if (notice === 'deleted')
    return <Alert tone="success">Your answers have been deleted. Nothing was sent.</Alert>;
  if (notice !== 'back' || keptUntil === null) return null;
  return (
    <Alert>
      Welcome back. Your answers are still here.{' '}
      <Link
        href={`${KIND_PATHS[kind]}?step=consent#${FORM_ID}`}
        className="font-semibold text-brand-text underline"
      >
        Pick up where you left off
      </Link>
    </Alert>
  );
}

/** How long the draft is kept, and the button that deletes it: behind a question, so that a slip of the finger deletes nothing. */
function Kept({ page: { keptUntil, kind } }: { page: ApplicationPage }) {
  if (keptUntil === null) return null;
  return (
    <div className="border-t border-line pt-5">
      <p className="mb-2 text-note text-ink-2">
        Your answers are kept for this device until {longDate(keptUntil)}, encrypted. You can close the page
        and come back.
      </p>
      <Disclosure title="Delete my answers">
        <p>This deletes what you answered on every step, for good. Nothing has been sent.</p>
        <Form method="post" action={KIND_PATHS[kind]} className="mt-4">
          <Button type="submit" variant="outline" size="small" name={FORM_FIELDS.go} value="delete">
            Yes, delete all of it
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}
