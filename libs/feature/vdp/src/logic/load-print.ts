import type { PageHead } from '@forecourt/page/head';
import { drawnPicture, vehiclePreview } from '@forecourt/page/link-preview';
import type { SiteServices } from '@forecourt/page/loader';
import { createPlatformFetch } from '@forecourt/platform-client';
import { paths } from '@forecourt/site-config';
import { data } from 'react-router';
import { encode } from 'uqr';
import { shownCar } from './shown-car.ts';

/**
 * Loader data of the print page. `car_id` is the slug or id of a vehicle; an unknown one is a 404. It is never
 * indexed: the vehicle’s own page is. (RT-08)
 */
export async function loadPrint({ site, now, origin, fetch }: SiteServices, slug: string | null) {
  const found = slug ? await createPlatformFetch({ fetch }).car(slug) : null;
  if (!found) throw data(null, { status: 404 });
  const car = shownCar(found);
  const url = `${origin}${paths.vehicle(car.slug)}`;
  const head: PageHead = {
    title: `${car.name}, to print | ${site.name}`,
    description: `${car.name} at ${site.name}, on one page of paper.`,
    canonical: url,
    noindex: true,
    image: drawnPicture(origin, 'cars', car.slug, vehiclePreview(found, site)),
    jsonLd: [],
  };
  return { now: now.toISOString(), car, url, qr: qrCode(url), head };
}

/** A QR code as an SVG path of its dark squares, each of side 1, with a quiet zone, and its side length. */
export function qrCode(text: string): { path: string; size: number } {
  const { data: rows, size } = encode(text, { border: 2, ecc: 'M' });
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: squares.join(''), size };
}
