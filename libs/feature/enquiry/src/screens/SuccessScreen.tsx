import { appointmentText, locationName } from '@forecourt/location';
import { locationPhone, telHref } from '@forecourt/phone';
import { LinkButton } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import type { BookedTime } from '../logic/sent-cookie.ts';
import { forgetSent, readSent } from '../logic/sent-enquiry.ts';
import type { SentEnquiry } from '../logic/sent-enquiry.ts';
import type { enquiry } from '../manifest.ts';
import { SlotList } from '../parts.ts';
import { NextSteps } from './NextSteps.tsx';
import { SentOffer } from './SentOffer.tsx';
import { useCountedPost } from './use-counted-post.ts';

/** Of the page after an enquiry. */
interface SuccessScreenProps {
  /** A message was sent from this browser in the last minutes; what this tab remembers counts as well. */
  isSent?: boolean;
  /** The message was a plain form: what this tab remembers is of an earlier one, and is forgotten. */
  isPosted?: boolean;
  /** The time that a form without JavaScript has booked; with JavaScript it is in this tab's storage. */
  booked?: BookedTime | null;
  /** When somebody answers. */
  answer?: string | null;
}

/** The page after an enquiry. Opened without one it thanks nobody, and says what it knows. */
export function SuccessScreen(props: SuccessScreenProps) {
  const { isSent = false, isPosted = false, booked = null, answer = null } = props;
  const { slug } = useSite();
  const remembered = useSent(slug);
  const sent = isPosted ? null : remembered;
  useCountedPost(isPosted);
  useEffect(() => {
    if (isPosted) forgetSent(slug);
  }, [isPosted, slug]);
  return isSent || sent ? <Sent sent={sent} booked={booked} answer={answer} /> : <NothingSent />;
}

/** No message is known: the page was opened by its address, or long after a message. */
function NothingSent() {
  const site = useSite();
  const ways = [
    { name: 'Contact us', href: paths.contact() },
    { name: 'See all vehicles', href: paths.stock() },
  ].filter((way) => hasPage(site, way.href));
  return (
    <div className="container-site py-section">
      <div className="max-w-reading">
        <h1 className="text-h1">No new message</h1>
        <p className="mt-4 text-lead">
          We don’t have a message from this browser in the last few minutes. If you sent one earlier and saw
          our thank you page, it is with {site.name} and there’s no need to send it again.
        </p>
        <Ways ways={ways} />
      </div>
    </div>
  );
}

function Ways({ ways }: { ways: readonly { name: string; href: string }[] }) {
  return (
    <div className="mt-10 flex flex-wrap gap-3">
      {ways.slice(0, 2).map(({ name, href }, index) => (
        <LinkButton key={href} href={href} variant={index === 0 ? 'filled' : 'outline'}>
          {name}
        </LinkButton>
      ))}
    </div>
  );
}

function Sent({
  sent,
  booked,
  answer,
}: Required<Pick<SuccessScreenProps, 'booked' | 'answer'>> & { sent: SentEnquiry | null }) {
  const site = useSite();
  const options = useFeatureOptions<typeof enquiry>('enquiry');
  const car = sent?.car ?? null;
  const time = booked ?? sent?.booked ?? null;
  const place = time && site.locations.find(({ id }) => id === time.locationId);
  const phone = (place && locationPhone(place)) ?? site.phones.main;
  const href = phone === null ? null : telHref(phone);
  const ways = [
    ...(car ? [{ name: `Back to the ${car.name}`, href: paths.vehicle(car.slug) }] : []),
    { name: 'See all vehicles', href: paths.stock() },
    { name: 'Find a location', href: paths.locations() },
  ].filter((way) => hasPage(site, way.href));
  return (
    <div className="container-site py-section">
      <div className="max-w-reading">
        <CircleCheck aria-hidden size={40} strokeWidth={1.75} className="text-success" />
        <h1 className="mt-4 text-h1">Thank you</h1>
        <p className="mt-4 text-lead">
          Your message{car ? ` about the ${car.name}` : ''} is with {site.name}.
        </p>
        {answer && <p className="mt-4">{answer}</p>}
        {time && (
          <p className="mt-4 rounded-card bg-sunken p-panel">
            Your time: <strong>{appointmentText(time.slot)}</strong>
            {place ? ` at ${locationName(site, place)}, ${place.address.street}, ${place.address.city}` : ''}.
            We will call to confirm it.
          </p>
        )}
        {sent?.offer && <SentOffer site={site.slug} offer={sent.offer} />}
        <h2 className="mt-10 text-h3">What happens next</h2>
        <NextSteps steps={options?.nextSteps ?? []} />
        {phone && (
          <p className="mt-6 text-ink-2">
            In a hurry? Call{' '}
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
        <Ways ways={ways} />
      </div>
      <SlotList id="enquiry.success" props={{}} />
    </div>
  );
}

/** This tab's last enquiry; null on the server. */
function useSent(site: string): SentEnquiry | null {
  const text = useSyncExternalStore(
    () => () => undefined, // it does not change on this page
    () => JSON.stringify(readSent(site)),
    () => 'null',
  );
  const sent: SentEnquiry | null = JSON.parse(text);
  return sent;
}
