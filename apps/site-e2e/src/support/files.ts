import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { pointer } from './keyboard.ts';
import { root } from '../setup/sites.ts';

/** A CV as a shopper chooses it. */
export const CV = {
  name: 'Priya Nair – CV.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

/** A photo of a vehicle. */
export const PHOTO = {
  name: 'front.webp',
  mimeType: 'image/webp',
  buffer: readFileSync(path.join(root, 'assets/pictures/suv/black-front34.webp')),
};

/** The text of the PDF that a link downloads. */
export async function textOfPdf(page: Page, link: Locator, hands = pointer): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), hands.press(link)]);
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(await file.path())));
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
}
