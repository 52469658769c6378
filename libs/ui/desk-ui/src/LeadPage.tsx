import { normalisePhone } from '@forecourt/phone';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert, Link, LinkButton } from '@forecourt/primitives';
import { BackLink } from './BackLink.tsx';
import { CarPicture, type CarPictureView } from './CarPicture.tsx';
import { LeadMarks } from './LeadMarks.tsx';
import type { DueView, MomentView, StatusView } from './views.ts';

/** A name and what it is. */
export interface FactView {
  name: string;
  text: string;
  href?: string | null;
}

/** A file that the shopper sent. */
interface LeadFileView {
  id: string;
  name: string;
  /** Its field and size. */
  about: string;
  /** Where it is downloaded. */
  href: string;
  /** Address of a small picture of a photo; null for another file. */
  picture: string | null;
}

/** A lead with all that is known of it. Every text is ready to be shown. */
export interface LeadPageView {
  name: string;
  status: StatusView;
  due: DueView | null;
  received: MomentView;
  about: string;
  phone: string | null;
  email: string | null;
  /** How the shopper wants to be reached, and that no marketing is wanted. */
  wishes: readonly string[];
  messages: readonly { title: string; at: MomentView; answers: readonly FactView[] }[];
  files: readonly LeadFileView[];
  car: { name: string; picture: CarPictureView | null; facts: readonly FactView[] } | null;
  appointments: readonly string[];
  deliveries: readonly FactView[];
  visit: readonly FactView[];
  history: readonly { id: number; at: MomentView; title: string; text: string }[];
  /** Pages of what the lead is of: a finance application, a reservation. */
  records: readonly { href: string; text: string }[];
  related: readonly { href: string; text: string }[];
  /** Address of the lead that this one was merged into; null if it was not. */
  mergedInto: string | null;
}

/** One lead: how to reach the shopper, what was said, the car, and what happened since. */
export function LeadPage({
  lead,
  back,
  actions,
}: {
  lead: LeadPageView;
  /** Address of the list. */
  back: string;
  /** The forms. */
  actions: ReactNode;
}) {
  return (
    <>
      <BackLink href={back}>All leads</BackLink>
      <h1 className="mt-1 text-h2 break-words">{lead.name}</h1>
      <p className="mt-1 mb-3 text-ink-2">
        {lead.about} · <time dateTime={lead.received.iso}>{lead.received.text}</time>
      </p>
      {lead.mergedInto !== null && (
        <Alert
          tone="info"
          action={
            <LinkButton variant="outline" size="small" href={lead.mergedInto}>
              Open the other lead
            </LinkButton>
          }
        >
          This lead was merged into another one.
        </Alert>
      )}
      <LeadMarks status={lead.status} due={lead.due} />
      {lead.records.map(({ href, text }) => (
        <Link key={href} href={href} className="touch mt-2 font-semibold underline underline-offset-4">
          {text}
        </Link>
      ))}
      <Reach {...lead} />
      {/* On a phone the forms follow what was said; on a wide screen they stand beside it. */}
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <Card title="What was said">
          {lead.messages.map(({ title, at, answers }) => (
            <div key={at.iso} className="not-first:mt-5">
              <h3 className="mb-2 text-small font-semibold text-ink-2">
                {title} · <time dateTime={at.iso}>{at.text}</time>
              </h3>
              <FactList facts={answers} />
            </div>
          ))}
        </Card>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{actions}</div>
        <div className="grid grid-cols-1 gap-6">
          {lead.files.length > 0 && <Files files={lead.files} />}
          {lead.car && (
            <Card title={lead.car.name}>
              {lead.car.picture && (
                <CarPicture {...lead.car.picture} className="mb-4 aspect-3/2 h-auto w-full max-w-75" />
              )}
              <FactList facts={lead.car.facts} />
            </Card>
          )}
          {lead.appointments.length > 0 && (
            <Card title="Appointments">
              <ul className="grid gap-1">
                {lead.appointments.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Card>
          )}
          <History history={lead.history} />
          <Card title="Deliveries">
            {lead.deliveries.length > 0 ? (
              <FactList facts={lead.deliveries} />
            ) : (
              <p>None is kept any more.</p>
            )}
          </Card>
          {lead.visit.length > 0 && (
            <Card title="The visit">
              <FactList facts={lead.visit} />
            </Card>
          )}
          {lead.related.length > 0 && (
            <Card title="Other leads of this shopper">
              <ul className="grid gap-2">
                {lead.related.map(({ href, text }) => (
                  <li key={href}>
                    <Link href={href} className="underline underline-offset-4">
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

/** A number as a phone takes it. */
const dialled = (phone: string) => normalisePhone(phone) ?? phone.replace(/[^\d+]/g, '');

function Reach({ phone, email, wishes }: Pick<LeadPageView, 'phone' | 'email' | 'wishes'>) {
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {phone !== null && (
          <>
            <LinkButton href={`tel:${dialled(phone)}`}>Call {phone}</LinkButton>
            <LinkButton variant="outline" href={`sms:${dialled(phone)}`}>
              Text
            </LinkButton>
          </>
        )}
        {email !== null && (
          <LinkButton variant="outline" href={`mailto:${email}`} className="max-w-full break-all">
            {email}
          </LinkButton>
        )}
      </div>
      {wishes.length > 0 && <p className="mt-2 text-note font-semibold">{wishes.join(' · ')}</p>}
    </>
  );
}

function Files({ files }: Pick<LeadPageView, 'files'>) {
  return (
    <Card title="Files">
      <ul className="grid gap-4 sm:grid-cols-2">
        {files.map(({ id, name, about, href, picture }) => (
          <li key={id} className="flex min-w-0 items-center gap-4">
            {picture === null ? (
              <FileText aria-hidden size={40} strokeWidth={1.5} className="shrink-0 text-ink-3" />
            ) : (
              <img
                src={picture}
                alt=""
                width={96}
                height={72}
                loading="lazy"
                className="h-18 w-24 shrink-0 rounded-field bg-sunken object-cover"
              />
            )}
            <p className="min-w-0">
              <a
                href={href}
                download={name}
                className="inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4"
              >
                {name}
              </a>
              <span className="block text-small text-ink-2">{about}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function History({ history }: Pick<LeadPageView, 'history'>) {
  return (
    <Card title="History">
      {history.length === 0 ? (
        <p>Nobody has done anything yet.</p>
      ) : (
        <ol className="grid gap-4">
          {history.map(({ id, at, title, text }) => (
            <li key={id} className="border-l-2 border-line pl-4">
              <p className="font-semibold break-words">{title}</p>
              <p className="text-small text-ink-2">
                <time dateTime={at.iso}>{at.text}</time>
              </p>
              {text !== '' && <p className="mt-1 break-words whitespace-pre-line">{text}</p>}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** A titled part of a page. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface p-card">
      <h2 className="mb-4 text-h3">{title}</h2>
      {children}
    </section>
  );
}

/** Names with what they are. */
export function FactList({ facts }: { facts: readonly FactView[] }) {
  return (
    <dl className="grid gap-3">
      {facts.map(({ name, text, href }) => (
        <div key={`${name} ${text}`} className="grid gap-x-4 sm:grid-cols-[1fr_2fr]">
          <dt className="text-note text-ink-2">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {href ? (
              <Link href={href} className="underline underline-offset-4">
                {text}
              </Link>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
