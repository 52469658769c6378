import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { headMeta } from '@forecourt/site-config/head';
import { siteServices } from '@forecourt/site-config/loader';
import { pack, unpack } from '@forecourt/site-config/packed';
import { SlotProvider } from '@forecourt/slots';
import filling from 'virtual:forecourt/slots/vdp';
import { loadVehicle } from '../logic/load-vehicle.ts';
import { SectionsProvider } from '../sections.tsx';
import { VehicleScreen } from '../VehicleScreen.tsx';

export const meta = headMeta;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const postcode = new URL(request.url).searchParams.get('postcode');
  const { head, ...page } = await loadVehicle(context.get(siteServices), params['slug'] ?? '', postcode);
  return { head, page: pack(page) };
}

export default function Vehicle() {
  const { head, page } = useLoaderData<typeof loader>();
  const { car, media, now, crumbs, similar, figures, sections } = unpack(page);
  const instant = useMemo(() => new Date(now), [now]);
  return (
    <SlotProvider filling={filling}>
      <SectionsProvider sections={sections}>
        <VehicleScreen
          key={car.id}
          car={car}
          media={media}
          now={instant}
          crumbs={crumbs}
          similar={similar}
          figures={figures}
          url={head.canonical}
        />
      </SectionsProvider>
    </SlotProvider>
  );
}
