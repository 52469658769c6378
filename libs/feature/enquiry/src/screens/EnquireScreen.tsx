import { Breadcrumb } from '@forecourt/chrome';
import { telHref } from '@forecourt/phone';
import { Alert } from '@forecourt/primitives';
import { knownSteps, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { useMemo } from 'react';
import { CarSummary } from '../forms/CarSummary.tsx';
import { PageForm } from '../forms/PageForm.tsx';
import type { EnquirePage } from '../logic/load-enquire.ts';
import type { RefusedForm } from '../logic/send-enquire.ts';

/** The enquiry page: a form that works without JavaScript, and the phone number. */
export function EnquireScreen({ page, refused }: { page: EnquirePage; refused: RefusedForm | null }) {
  const { car, topic, missing, formKey, startedAt, loan, action, appointments } = page;
  const site = useSite();
  const phone = site.phones.main;
  const href = phone === null ? null : telHref(phone);
  const hidden = useMemo(() => ({ form_key: formKey, started_at: String(startedAt) }), [formKey, startedAt]);
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb
        crumbs={knownSteps<{ name: string; href?: string }>(site, [
          { name: 'Home', href: paths.home() },
          car
            ? { name: car.name, href: paths.vehicle(car.slug) }
            : { name: 'Contact us', href: paths.contact() },
          { name: topic.title },
        ])}
      />
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
      <div className="mt-8 grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_280px] lg:grid-cols-[minmax(0,1fr)_408px] lg:gap-x-16">
        <div id={topic.about === 'finance' ? 'finance-form' : 'enquiry'}>
          {missing !== null && (
            <div className="mb-6">
              <Alert>
                We can’t show the vehicle you asked about. It may have been sold. Tell us what you’re looking
                for and we’ll help you find it.
              </Alert>
            </div>
          )}
          <PageForm
            key={car?.slug}
            topic={topic}
            car={car}
            loan={loan}
            action={action}
            refused={refused}
            hidden={hidden}
            appointments={appointments}
          />
        </div>
        {car && (
          <aside aria-label="The vehicle" className="order-first overflow-hidden rounded-card md:order-last">
            <CarSummary car={car} />
          </aside>
        )}
      </div>
    </div>
  );
}
