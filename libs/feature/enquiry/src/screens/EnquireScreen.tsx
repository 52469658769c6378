import { Breadcrumb } from '@forecourt/chrome';
import { telHref } from '@forecourt/phone';
import { Alert, Disclosure, Link } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { useMemo } from 'react';
import { CarSummary } from '../forms/CarSummary.tsx';
import { DeclaredStep } from '../forms/DeclaredStep.tsx';
import { FormPlaces } from '../forms/FormPlaces.tsx';
import { PageForm } from '../forms/PageForm.tsx';
import { enquireCrumbs } from '../logic/enquire-crumbs.ts';
import type { EnquirePage } from '../logic/load-enquire.ts';
import type { RefusedForm } from '../logic/refused-form.ts';
import type { enquiry } from '../manifest.ts';
import { SlotList } from '../parts.ts';
import { JobList } from './JobList.tsx';
import { NextSteps } from './NextSteps.tsx';

/** The enquiry page: a form that works without JavaScript, and the phone number. */
export function EnquireScreen({ page, refused }: { page: EnquirePage; refused: RefusedForm | null }) {
  const { car, topic, missing, formKey, startedAt, loan, action, appointments, values } = page;
  const site = useSite();
  const phone = site.phones.main;
  const href = phone === null ? null : telHref(phone);
  const hidden = useMemo(() => ({ form_key: formKey, started_at: String(startedAt) }), [formKey, startedAt]);
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={enquireCrumbs(site, page)} />
      <h1 className="mt-6 text-h1">{topic.title}</h1>
      {phone && (
        <p className="mt-3 text-ink-2">
          Or call{' '}
          {href ? (
            <a href={href} className="font-semibold text-brand-text hover:underline">
              {phone}
            </a>
          ) : (
            phone
          )}
          .
        </p>
      )}
      {page.jobs && <JobList jobs={page.jobs} />}
      <div className="mt-8 grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_280px] lg:grid-cols-[minmax(0,1fr)_408px] lg:gap-x-16">
        {car && (
          <aside aria-label="The vehicle" className="overflow-hidden rounded-card md:order-last">
            <CarSummary car={car}>
              <SlotList id="enquiry.vehicle" props={{ car }} />
            </CarSummary>
          </aside>
        )}
        <div id={isFinance(topic) ? 'finance-form' : 'enquiry'}>
          {missing !== null && (
            <div className="mb-6">
              <Alert>
                We can’t show the vehicle you asked about. It may have been sold. Tell us what you’re looking
                for and we’ll help you find it.
              </Alert>
            </div>
          )}
          {isFinance(topic) && hasPage(site, paths.applyForFinance()) && (
            <p className="mb-6 text-ink-2">
              Ready to apply?{' '}
              <Link
                href={`${paths.applyForFinance()}${car ? `?car_id=${car.id}` : ''}#finance-form`}
                className="font-semibold text-brand-text hover:underline"
              >
                Apply for finance in six short steps
              </Link>
            </p>
          )}
          <PageForm
            Declared={DeclaredStep}
            key={`${topic.pageId} ${car?.slug}`}
            topic={topic}
            car={car}
            loan={loan}
            action={action}
            refused={refused}
            hidden={hidden}
            filled={values}
            appointments={appointments}
          />
        </div>
        {!car && <Answering topic={topic} now={startedAt} />}
      </div>
      <Questions faq={topic.form?.faq ?? []} />
    </div>
  );
}

/** Beside a form without a vehicle: who answers it, and what happens after a plain enquiry. Below the form on phones. */
function Answering({ topic, now }: { topic: EnquirePage['topic']; now: number }) {
  const options = useFeatureOptions<typeof enquiry>('enquiry');
  const steps = topic.form ? [] : (options?.nextSteps ?? []);
  return (
    <aside aria-label="Call or visit us" className="grid gap-6 rounded-card bg-sunken p-panel">
      <FormPlaces kind={topic.form?.places ?? 'primary'} now={now} />
      {steps.length > 0 && (
        <div>
          <h2 className="text-h3">What happens next</h2>
          <NextSteps steps={steps} />
        </div>
      )}
    </aside>
  );
}

/** Questions and answers of a declared form. */
function Questions({ faq }: { faq: NonNullable<EnquirePage['topic']['form']>['faq'] }) {
  if (faq.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="mt-section max-w-reading">
      <h2 id="questions" className="text-h2">
        Questions and answers
      </h2>
      <div className="mt-6">
        {faq.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/** The finance links of a site lead to `#finance-form`. (RT-19) */
const isFinance = ({ about, category }: EnquirePage['topic']): boolean =>
  about === 'finance' || category === 'Finance Enquiry';
