import { imageUrl } from '@forecourt/image-url';
import { oneLine } from '@forecourt/lead';
import type { LeadVehicle } from '../accept/leadVehicle.ts';
import type { LeadSite } from '../LeadSite.ts';
import { markup, type Markup } from './markup.ts';
import { readableOn } from './readableOn.ts';

/** A link that looks like a button. `href` is ours, never a visitor's. */
export interface MailLink {
  text: string;
  href: string;
}

/** Near black: the colour of mails without one of their own. */
const INK = '#16181d';

/** Wider than the mail, for dense screens; JPEG, because Outlook and many CRM systems have no WebP. */
const PICTURE = { width: 960, height: 640, format: 'jpeg' } as const;

/** The parts of a site that give its mails their look. */
export type MailLook = Pick<LeadSite, 'name' | 'origin'> & { leads: Pick<LeadSite['leads'], 'mailColor'> };

/**
 * A complete HTML mail: one column of 600 pixels with inline styles, because mail clients drop style sheets.
 *
 * @param look the dealer, whose icon and name are on its colour at the top; null for a mail of the platform.
 */
export function mailHtml(
  title: string,
  parts: readonly (Markup | null)[],
  look: MailLook | null = null,
): string {
  const shown = parts.filter((part) => part !== null);
  return markup`<!doctype html><html lang="en-AU"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>${title}</title></head><body style="margin:0;padding:24px 16px;background:#f2f4f7"><div style="max-width:600px;margin:0 auto;background:#fff;color:#16181d;font:16px/1.5 Arial,Helvetica,sans-serif;overflow-wrap:anywhere">${look && header(look)}<div style="padding:24px">${shown}</div></div></body></html>`
    .source;
}

function header({ name, origin, leads }: MailLook): Markup {
  const icon = new URL('/apple-touch-icon.png', origin).href;
  return markup`<div style="padding:16px 24px;${surface(leads)};font-size:18px;font-weight:bold"><img src="${icon}" alt="" width="36" height="36" style="margin-right:12px;border:0;border-radius:8px;vertical-align:middle" />${name}</div>`;
}

function surface({ mailColor = INK }: MailLook['leads']): string {
  return `background:${mailColor};color:${readableOn(mailColor)}`;
}

/** The links of a mail, each a button that a thumb can hit, in the colour of the dealer. */
export function mailLinks(links: readonly MailLink[], { leads }: MailLook): Markup | null {
  if (links.length === 0) return null;
  const buttons = links.map(
    ({ text, href }) =>
      markup`<a href="${href}" style="display:inline-block;margin:0 8px 8px 0;padding:12px 20px;${surface(leads)};border-radius:6px;font-weight:bold;text-decoration:none">${text}</a>`,
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
