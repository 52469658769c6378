import { toBase64Url } from '@forecourt/values';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeclaredField } from '../declared/declaredField.ts';
import { declaredLead } from '../declared/declaredLead.ts';
import { checkedAnswers } from '../declared/declaredValues.ts';
import { formDeclarationSchema } from '../declared/formDeclaration.ts';
import { enquirySchema } from '../forms/enquirySchema.ts';
import { leadNews } from '../payload/leadNews.ts';
import { leadPayload } from '../payload/leadPayload.ts';
import { leadStatements } from '../payload/leadStatements.ts';
import { fileRefusalText, FILES_GONE, type FileRefusal } from './fileRefusal.ts';
import { fileRuleText, type FileKind } from './fileRules.ts';
import type { LeadFile } from './leadFile.ts';
import { readSentFile, sentFilePayload, type SentFile } from './sentFile.ts';

const ID = 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11';
const sent: SentFile = {
  ...{ id: ID, form: 'sell', field: 'photos' },
  ...{ name: 'Kim’s car 🚗.jpg', type: 'image/jpeg', bytes: 640_000 },
};
const signature = 'A'.repeat(43);
const signed = (file: Partial<SentFile> = {}) => `${sentFilePayload({ ...sent, ...file })}.${signature}`;

test.each<[FileRefusal, FileKind, number, string]>([
  ['empty', 'photos', 1, '“a.jpg” is empty.'],
  ['tooLarge', 'photos', 1, '“a.jpg” is larger than 10 MB.'],
  ['tooMany', 'photos', 1, '“a.jpg” was left out: 1 file is the most.'],
  ['tooMany', 'photos', 5, '“a.jpg” was left out: 5 files are the most.'],
  ['otherType', 'photos', 1, '“a.jpg” is not a photo we can read. Please choose a JPEG, PNG or WebP file.'],
  ['otherType', 'documents', 1, '“a.jpg” is not a PDF. Please save it as a PDF first.'],
  ['heic', 'photos', 1, '“a.jpg” is a HEIC photo, which we can’t read. Please save it as JPEG first.'],
  ['broken', 'photos', 1, '“a.jpg” is damaged or not complete. Please choose it again.'],
  ['tooManyPixels', 'photos', 1, '“a.jpg” has too many pixels. Please choose a smaller version.'],
  ['infected', 'photos', 1, '“a.jpg” has a virus, so we didn’t keep it. Please send the form without it.'],
  [
    'notScanned',
    'photos',
    1,
    'We couldn’t check “a.jpg” for viruses just now. Please choose it again, or send the form without it.',
  ],
  [
    'notStored',
    'photos',
    1,
    'We couldn’t keep “a.jpg” just now. Please choose it again, or send the form without it.',
  ],
])('a file that is refused as %s (%s, %i) has a sentence', (reason, accept, most, text) =>
  expect(fileRefusalText(reason, { name: 'a.jpg', accept, most })).toBe(text),
);

test.each<[FileKind, number, string]>([
  ['photos', 10, 'Up to 10 photos: JPEG, PNG or WebP, 10 MB each.'],
  ['photos', 1, 'One photo: JPEG, PNG or WebP, up to 10 MB.'],
  ['documents', 3, 'Up to 3 files: PDF, 10 MB each.'],
  ['documents', 1, 'One file: PDF, up to 10 MB.'],
])('a field says what it takes: %s, %i', (accept, most, text) =>
  expect(fileRuleText({ accept, most })).toBe(text),
);

describe('what a signed file says of itself', () => {
  test('is what was signed, in any language', () => expect(readSentFile(signed())).toEqual(sent));

  test('a name of 100 characters in any script fits', () => {
    const name = fc
      .string({ unit: 'grapheme', maxLength: 100, size: 'max' })
      .map((text) => text.slice(0, 100).replace(/\p{Cs}/gu, ''));
    fc.assert(
      fc.property(name, (text) => {
        expect(readSentFile(signed({ name: text }))?.name).toBe(text);
      }),
    );
    expect(readSentFile(signed({ name: '漢'.repeat(100) }))?.name.length).toBe(100);
  });

  test.each([
    '',
    'x',
    sentFilePayload(sent),
    `${sentFilePayload(sent)}.short`,
    `${'*'.repeat(60)}.${signature}`,
    `${'A'.repeat(60)}.${signature}`,
    signed({ id: '1' }),
    signed({ name: 'x'.repeat(101) }),
    signed({ bytes: Number.NaN }),
    `${toBase64Url(JSON.stringify('a text that is no object, but long enough'))}.${signature}`,
    `${'A'.repeat(2000)}.${signature}`,
  ])('is nothing for %j', (text) => expect(readSentFile(text)).toBeNull());
});

const form = formDeclarationSchema.parse({
  ...{ id: 'sell', paths: ['sell'], title: 'Sell', button: 'Send', category: 'Trade-In', unsaid: 'Hello.' },
  steps: [
    {
      title: 'Photos',
      fields: [{ kind: 'file', name: 'photos', label: 'Photos', accept: 'photos', most: 2, required: false }],
    },
  ],
});
const [photos] = form.steps[0]?.fields ?? [];
const read = (value: unknown, changes: Partial<DeclaredField> = {}) => {
  if (!photos) throw new Error('The form has no field.');
  const field = { ...photos, ...changes } as DeclaredField;
  const { values, problems } = checkedAnswers([field], { photos: value }, '2026-11-23');
  return 'photos' in problems ? Object.values(problems) : values['photos'];
};

describe('the answer of a field with files', () => {
  const [one, two, three] = ['1', '2', '3'].map((digit) => signed({ id: ID.replace(/^b/, digit) }));

  test('is its signed files, each once', () => {
    expect(read([one, two, one])).toEqual([one, two]);
    expect(read(one)).toEqual([one]);
  });

  test.each([signed({ field: 'cv' }), ['nonsense', signed()], 'x', 'x'.repeat(10_000)])(
    'is an error with %j, which is no file of this field',
    (value) => expect(read(value)).toEqual([FILES_GONE]),
  );

  test.each([undefined, null, false, '', []])('is empty for %j', (value) => expect(read(value)).toEqual([]));

  test('has at most as many as the field takes, and one if it is required', () => {
    expect(read([one, two, three])).toEqual(['Photos: 2 files are the most.']);
    expect(read([one, two], { most: 1 })).toEqual(['Photos: 1 file is the most.']);
    expect(read([], { required: true })).toEqual(['Photos: please add a file.']);
  });

  test('is in no text of the lead, because its files are', () =>
    expect(declaredLead(form, { photos: [one ?? ''] })).toEqual({ answers: {}, fields: {} }));
});

describe('files of a lead', () => {
  const file = (name: string, label = 'Photos', hash = name): LeadFile => ({
    ...{ id: ID, label, name, type: 'image/jpeg', bytes: 1, hash },
  });
  const enquiry = enquirySchema.parse({
    ...{ name: 'Kim', last_name: 'Lee', email: 'kim@mail.example', phone: '0491 570 006' },
    ...{ postcode: '0800', message: 'Hello' },
  });
  const lead = (files?: LeadFile[]) =>
    leadPayload(enquiry, {
      ...{ url: '/sell', userAgent: null, car: null, visitedPages: [] },
      ...(files && { files }),
    });
  const said = (files: LeadFile[]) =>
    leadStatements(lead(files)).flatMap(({ key, label, text }) =>
      key.startsWith('files') ? [[label, text]] : [],
    );

  test('are named by field', () => {
    expect(said([])).toEqual([]);
    expect(said([file('front.jpg'), file('cv.pdf', 'CV'), file('rear.jpg')])).toEqual([
      ['Photos', '2 files: front.jpg, rear.jpg'],
      ['CV', '1 file: cv.pdf'],
    ]);
  });

  test('are news only if their bytes are', () => {
    const news = (next: LeadFile[]) =>
      leadNews([lead([file('a.jpg', 'Photos', 'one')])], lead(next)).map(({ text }) => text);
    expect(news([file('renamed.jpg', 'Photos', 'one')])).toEqual([]);
    expect(news([file('a.jpg', 'Photos', 'two')])).toEqual(['1 file: a.jpg']);
    expect(news([])).toEqual([]);
  });
});
