import { useCallback, useMemo } from 'react';
import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { lazyPart } from '@forecourt/browser';
import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { pack, unpack } from '@forecourt/page/packed';
import type { Packed } from '@forecourt/page/packed';
import { SlotProvider } from '@forecourt/slots';
import filling from 'virtual:forecourt/slots/vdp';
import { EstimateProvider } from '../estimate.tsx';
import { loadGone } from '../logic/load-gone.ts';
import { loadVehicle } from '../logic/load-vehicle.ts';
import { SectionsProvider } from '../sections.tsx';
import { VehicleScreen } from '../VehicleScreen.tsx';

const Gone = lazyPart(async () => (await import('../layouts/Gone.tsx')).Gone);

export const meta = headMeta;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const slug = params['slug'] ?? '';
  const vehicle = await loadVehicle(services, slug, new URL(request.url).searchParams);
  if (vehicle) {
    const { head, ...page } = vehicle;
    return { head, page: pack(page) };
  }
  const { head, ...gone } = await loadGone(services, slug);
  return data({ head, gone: pack(gone) }, { status: 404 });
}

export default function Vehicle() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <SlotProvider filling={filling}>
      {'gone' in loaded ? (
        <Gone {...unpack(loaded.gone)} />
      ) : (
        <Found page={loaded.page} url={loaded.head.canonical} />
      )}
    </SlotProvider>
  );
}

type Page = Omit<NonNullable<Awaited<ReturnType<typeof loadVehicle>>>, 'head'>;

function Found({ page, url }: { page: Packed<Page>; url: string }) {
  const { car, media, now, crumbs, figures, sections, estimate } = unpack(page);
  const instant = useMemo(() => new Date(now), [now]);
  const estimateOf = useCallback(() => estimate, [estimate]);
  return (
    <SectionsProvider sections={sections}>
      <EstimateProvider estimateOf={estimateOf}>
        <VehicleScreen
          key={car.id}
          car={car}
          media={media}
          now={instant}
          crumbs={crumbs}
          figures={figures}
          url={url}
        />
      </EstimateProvider>
    </SectionsProvider>
  );
}
