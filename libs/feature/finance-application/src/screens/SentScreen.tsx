import { telHref } from '@forecourt/phone';
import { Alert, Button, Link } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { useCountedSending } from '../form/use-counted-sending.ts';
import { FORM_FIELDS, FORM_ID } from '../logic/form-fields.ts';
import { KIND_PATHS } from '../logic/kinds.ts';
import type { ApplicationKind } from '../logic/kinds.ts';
import type { SentView } from '../logic/page.ts';
import { outcomeTexts } from './outcome-texts.ts';

export interface SentScreenProps {
  kind: ApplicationKind;
  lender: string;
  view: SentView;
}

/** What became of an application that was sent. It shows none of the answers: others may use this device. */
export function SentScreen({ kind, lender, view: { reference, status } }: SentScreenProps) {
  const site = useSite();
  // A link of a vehicle page may have led here: another application is about its vehicle and loan.
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useCountedSending(reference);
  useEffect(() => heading.current?.focus(), []);
  const { title, tone, paragraphs, help } = outcomeTexts(status, { lender, dealer: site.name });
  const phone = site.phones.main;
  return (
    <div className="grid gap-6">
      <h2 ref={heading} id={FORM_ID} tabIndex={-1} className="scroll-mt-28 text-h2">
        {title}
      </h2>
      <Alert tone={tone}>
        Your reference is <strong>{reference}</strong>. Please have it ready if you call us.
      </Alert>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {help && (
        <p className="text-ink-2">
          If money is tight, the National Debt Helpline is free and independent: call{' '}
          <a href="tel:1800007007" className="font-semibold text-brand-text hover:underline">
            1800 007 007
          </a>
          , or see{' '}
          <Link href="https://moneysmart.gov.au" className="font-semibold text-brand-text hover:underline">
            moneysmart.gov.au
          </Link>
          .
        </p>
      )}
      {phone && (
        <p className="text-ink-2">
          Questions? Call{' '}
          <Link href={telHref(phone)} className="font-semibold text-brand-text hover:underline">
            {phone}
          </Link>
          .
        </p>
      )}
      <Form method="post" action={KIND_PATHS[kind] + search}>
        <Button type="submit" variant="outline" name={FORM_FIELDS.go} value="new">
          Start another application
        </Button>
      </Form>
    </div>
  );
}
