import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { featureOptions } from '@forecourt/site-config';
import { SlotProvider } from '@forecourt/slots';
import { useMemo } from 'react';
import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import filling from 'virtual:forecourt/slots/locations';
import { contactHead } from '../logic/page-heads.ts';
import type { locations } from '../manifest.ts';
import { ContactScreen } from '../screens/ContactScreen.tsx';

export const meta = headMeta;

export function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const options = featureOptions<typeof locations>(services.site, 'locations');
  if (!options) throw data(null, { status: 404 });
  return { now: services.now.toISOString(), head: contactHead(services, options) };
}

export default function Contact() {
  const { now } = useLoaderData<typeof loader>();
  const instant = useMemo(() => new Date(now), [now]);
  return (
    <SlotProvider filling={filling}>
      <ContactScreen now={instant} />
    </SlotProvider>
  );
}
