import { headMeta } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import { SlotProvider } from '@forecourt/slots';
import type { LoaderFunctionArgs } from 'react-router';
import filling from 'virtual:forecourt/slots/enquiry';
import { SuccessScreen } from '../screens/SuccessScreen.tsx';

export const meta = headMeta;

export function loader({ context }: LoaderFunctionArgs): { head: PageHead } {
  const { site, origin } = context.get(siteServices);
  return {
    head: {
      title: `Thank you | ${site.name}`,
      description: `Your message is with ${site.name}.`,
      canonical: `${origin}${paths.success()}`,
      noindex: true,
    },
  };
}

export default function Success() {
  return (
    <SlotProvider filling={filling}>
      <SuccessScreen />
    </SlotProvider>
  );
}
