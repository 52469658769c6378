import { imageUrl } from '@forecourt/image-url';
import { oneLine } from '@forecourt/lead';
import type { LeadVehicle } from '../accept/leadVehicle.ts';
import type { LeadSite } from '../LeadSite.ts';
import { markup, type Markup } from './markup.ts';

/** A link that looks like a button. `href` is ours, never a visitor's. */
export interface MailLink {
  text: string;
  href: string;
}

/** Wider than the mail, for dense screens; JPEG, because Outlook and many CRM systems have no WebP. */
const PICTURE = { width: 960, height: 640, format: 'jpeg' } as const;

/** A complete HTML mail: one column of 600 pixels with inline styles, because mail clients drop style sheets. */
export function mailHtml(title: string, parts: readonly (Markup | null)[]): string {
  const shown = parts.filter((part) => part !== null);
  return markup`<!doctype html><html lang="en-AU"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>${title}</title></head><body style="margin:0;padding:24px 16px;background:#f2f4f7"><div style="max-width:600px;margin:0 auto;padding:24px;background:#fff;color:#16181d;font:16px/1.5 Arial,Helvetica,sans-serif;overflow-wrap:anywhere">${shown}</div></body></html>`
    .source;
}

/** The links of a mail, each a button that a thumb can hit. */
export function mailLinks(links: readonly MailLink[]): Markup | null {
  if (links.length === 0) return null;
  const buttons = links.map(
    ({ text, href }) =>
      markup`<a href="${href}" style="display:inline-block;margin:0 8px 8px 0;padding:12px 20px;background:#16181d;color:#fff;border-radius:6px;font-weight:bold;text-decoration:none">${text}</a>`,
  );
  return markup`<p style="margin:0 0 16px">${buttons}</p>`;
}

/** The address of a vehicle's photo as a JPEG; null for none. */
export function photoAddress(
  { image }: Pick<LeadVehicle, 'image'>,
  { origin }: Pick<LeadSite, 'origin'>,
): string | null {
  const path = image === null ? '' : imageUrl(image, PICTURE);
  return /^(?:https:\/\/|\/(?!\/))/.test(path) ? new URL(path, origin).href : null;
}

/** The photo of a vehicle, linked to its page; null for none. */
export function vehiclePhoto(vehicle: LeadVehicle | null, site: LeadSite): Markup | null {
  const address = vehicle && photoAddress(vehicle, site);
  if (!address) return null;
  return markup`<p style="margin:0 0 16px"><a href="${vehiclePage(vehicle, site)}"><img src="${address}" alt="${oneLine(vehicle.name)}" width="552" style="display:block;width:100%;height:auto;border:0" /></a></p>`;
}

/** The address of a vehicle's page. */
export function vehiclePage(
  { slug }: Pick<LeadVehicle, 'slug'>,
  { origin }: Pick<LeadSite, 'origin'>,
): string {
  return new URL(`/cars/${encodeURIComponent(slug)}`, origin).href;
}
