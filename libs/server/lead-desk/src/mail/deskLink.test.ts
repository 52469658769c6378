import type { LeadFile } from '@forecourt/lead';
import { expect, it } from 'vitest';
import { keptLead, site } from '../test/samples.ts';
import { confirmationMail } from './confirmationMail.ts';
import { leadMail } from './leadMail.ts';

const DESK = 'https://desk.dealer.example';
const file = (name: string): LeadFile => ({
  ...{ id: 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11', label: 'Photos', name, type: 'image/jpeg' },
  ...{ bytes: 640_000, hash: name },
});
const withFiles = (...names: string[]) => {
  const lead = keptLead();
  return { ...lead, payload: { ...lead.payload, files: names.map(file) } };
};
const page = `${DESK}/${site.slug}/leads/${keptLead().id}`;

it('the mail of a lead with files names them and links to the lead in the desk; no file is in the mail', () => {
  const mail = leadMail(withFiles('front.jpg', 'rear.jpg'), site, DESK);
  expect(mail.text).toContain('\nPhotos: 2 files: front.jpg, rear.jpg\n');
  expect(mail.text).toContain(`\nSee the 2 files: ${page}\n`);
  expect(mail.html).toMatch(new RegExp(`<a href="${page}"[^>]*>See the 2 files</a>`));
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([`lead-${keptLead().id}.adf.xml`]);
  expect(mail.attachments[0]?.content).toContain('Photos: 2 files: front.jpg, rear.jpg');
  expect(leadMail(withFiles('front.jpg'), site, DESK).text).toContain(`\nSee the file: ${page}\n`);
});

it('without files the mail links to the lead in the desk too, where it is answered', () => {
  const mail = leadMail(keptLead(), site, DESK);
  expect(mail.text).toContain(`\nOpen in the desk: ${page}\n`);
  expect(mail.html).toMatch(new RegExp(`<a href="${page}"[^>]*>Open in the desk</a>`));
});

it('without a desk it has no link', () => {
  expect(leadMail(keptLead(), site).text).not.toContain('Open in the desk');
  const mail = leadMail(withFiles('front.jpg'), site);
  expect(mail.text).toContain('\nPhotos: 1 file: front.jpg\n');
  expect(`${mail.text}${mail.html}`).not.toContain('See the file');
});

it('the confirmation to the shopper does not link to the desk', () => {
  const mail = confirmationMail(withFiles('front.jpg'), site);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/See the file|desk/i);
});
