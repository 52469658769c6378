import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskMailer, eraseMails, readMailbox, removeOldMails } from '../index.ts';
import { diskSms } from '../sms/diskSms.ts';
import { keptLead, site } from '../test/samples.ts';
import { leadMail } from './leadMail.ts';
import { readMail } from './readMailbox.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const mail = leadMail(keptLead(), site);

it('stores a mail that can be read back, with its ADF', async () => {
  await diskMailer(folder).send(mail);
  expect(await readMailbox(folder)).toMatchObject([
    {
      leadId: mail.leadId,
      site: 'harbour-city',
      date: '2026-11-21T06:12:00.000Z',
      from: 'Harbour City Motors website <website@harbour-city-motors.example>',
      to: 'newstead@harbour-city-motors.example',
      replyTo: 'Kim Lee <kim@shopper.example>',
      subject: 'Enquiry: 2020 Toyota RAV4 Cruiser (U647390), Kim Lee',
      attachments: [{ filename: `lead-${mail.leadId}.adf.xml`, contentType: 'application/x-adf+xml' }],
    },
  ]);
  const read = await readMail(folder, mail);
  expect(read?.text).toContain('Is it still there?');
  expect(read?.text).toContain('Received: Saturday');
  expect(read?.attachments[0]?.content).toContain('<?ADF version="1.0"?>');
});

it('stores one file per lead for repeated and concurrent deliveries', async () => {
  const mailer = diskMailer(folder);
  await Promise.all(Array.from({ length: 20 }, () => mailer.send(mail)));
  await diskMailer(folder).send({ ...mail, subject: 'Again' });
  expect(await readdir(path.join(folder, 'harbour-city'))).toEqual([`${mail.leadId}.eml`]);
  expect((await readMail(folder, mail))?.subject).not.toBe('Again');
});

it('reads the newest first, of one site or of all', async () => {
  const mailer = diskMailer(folder);
  const ids = ['aaaa', 'bbbb', 'cccc'];
  for (const leadId of ids)
    await mailer.send({ ...mail, leadId, site: leadId === 'bbbb' ? 'other' : mail.site });
  expect((await readMailbox(folder)).map(({ leadId }) => leadId)).toEqual(['cccc', 'bbbb', 'aaaa']);
  expect((await readMailbox(folder, { limit: 1 })).map(({ leadId }) => leadId)).toEqual(['cccc']);
  expect((await readMailbox(folder, { site: 'other' })).map(({ leadId }) => leadId)).toEqual(['bbbb']);
});

it('removes partial files of a killed process after an hour', async () => {
  const drafts = ['old.eml.1.draft', 'new.eml.2.draft'].map((name) =>
    path.join(folder, 'harbour-city', name),
  );
  await mkdir(path.join(folder, 'harbour-city'));
  for (const draft of drafts) await writeFile(draft, 'half');
  await utimes(drafts[0] ?? '', 1, 1);
  await diskMailer(folder).send(mail);
  expect((await readdir(path.join(folder, 'harbour-city'))).sort()).toEqual(
    [`${mail.leadId}.eml`, 'new.eml.2.draft'].sort(),
  );
  expect(await readMailbox(folder)).toHaveLength(1);
});

it('is empty before the first mail, and returns null for an unknown name', async () => {
  expect(await readMailbox(path.join(folder, 'none'))).toEqual([]);
  expect(await readMail(folder, { site: 'harbour-city', leadId: 'none' })).toBeNull();
  await expect(readMail(folder, { site: '..', leadId: 'none' })).rejects.toThrow(RangeError);
});

it('allows no header injection by a shopper', async () => {
  const evil = keptLead({ name: 'Kim\r\nBcc: everybody@shopper.example', email: 'kim@shopper.example' });
  await diskMailer(folder).send(leadMail(evil, site));
  const read = await readMail(folder, mail);
  expect(read?.subject).toContain('Kim Bcc: everybody@shopper.example');
  expect(read?.text).not.toMatch(/^Bcc:/m);
  expect(read?.to).toBe('newstead@harbour-city-motors.example');
});

it('deletes what is older than a time, of one site', async () => {
  const mailer = diskMailer(folder);
  for (const [site, leadId] of [
    [mail.site, 'aaaa'],
    [mail.site, 'bbbb'],
    ['other', 'cccc'],
  ] as const) {
    await mailer.send({ ...mail, site, leadId });
    const written = leadId === 'bbbb' ? new Date('2028-02-01') : new Date('2028-01-01');
    await utimes(path.join(folder, site, `${leadId}.eml`), written, written);
  }
  const before = new Date('2028-01-15');
  expect(await removeOldMails(folder, { site: mail.site, before })).toBe(1);
  expect((await readMailbox(folder)).map(({ leadId }) => leadId)).toEqual(['bbbb', 'cccc']);
  expect(await removeOldMails(folder, { site: 'nowhere', before })).toBe(0);
});

it('deletes the mails of a person: of their leads, from and to their address', async () => {
  const mailer = diskMailer(folder);
  const nobody = { ...mail, replyTo: null };
  await mailer.send({ ...nobody, leadId: 'theirs' });
  await mailer.send({ ...nobody, leadId: 'code', kind: 'account', to: 'Kim@Shopper.example' });
  await mailer.send({ ...mail, leadId: 'from' });
  await mailer.send({ ...nobody, leadId: 'else', to: 'not-kim@shopper.example' });
  const person = { site: mail.site, leadIds: ['theirs'], email: ' KIM@shopper.example ' };
  expect(await eraseMails(folder, { ...person, site: 'other' })).toBe(0);
  expect(await eraseMails(folder, person)).toBe(3);
  expect((await readMailbox(folder)).map(({ leadId }) => leadId)).toEqual(['else']);
});

it('deletes the text messages to a number of a person, however it is written', async () => {
  const sms = diskSms(folder);
  const text = { number: 1, site: mail.site, text: 'Your code is 123456.' };
  await sms.send({ ...text, leadId: 'theirs', to: '+61491570006' });
  await sms.send({ ...text, leadId: 'else', to: '+61491570156' });
  const person = { site: mail.site, leadIds: [] };
  for (const phone of [undefined, '', '006', '0491 570 007'])
    expect([phone, await eraseMails(folder, { ...person, phone })]).toEqual([phone, 0]);
  expect(await eraseMails(folder, { ...person, phone: '0491 570 006' })).toBe(1);
  expect((await readMailbox(folder)).map(({ leadId }) => leadId)).toEqual(['else']);
});

it('reads past a file that is deleted meanwhile', async () => {
  const mailer = diskMailer(folder);
  await mailer.send({ ...mail, leadId: 'aaaa' });
  // A name whose file is gone.
  await symlink('gone.eml', path.join(folder, mail.site, 'bbbb.eml'));
  expect((await readMailbox(folder)).map(({ leadId }) => leadId)).toEqual(['aaaa']);
  expect(await eraseMails(folder, { site: mail.site, leadIds: ['aaaa', 'bbbb'] })).toBe(1);
});
