import { afterAll, describe, expect, test } from 'vitest';
import { createSheetMaker } from './createSheetMaker.ts';
import { printable } from './printable.ts';
import { qrPath } from './qrPath.ts';
import type { Receipt } from './Receipt.ts';
import type { VehicleSheet } from './VehicleSheet.ts';

const sheet: VehicleSheet = {
  dealer: {
    name: 'Harbour City Motors',
    address: '100 Breakfast Creek Road, Newstead QLD',
    phone: '(07) 5550 4100',
    licence: 'DEMO 1234567',
  },
  title: '2020 Toyota RAV4',
  subtitle: 'Cruiser (2WD) Hybrid. Stock U647390',
  status: 'Reserved. This car is reserved.',
  price: { text: '$55,880', suffix: 'Excl. Govt. Charges', was: '$57,990' },
  finance: {
    figures: [
      { label: 'a week*', value: '$251' },
      { label: 'interest rate', value: '6.29% p.a.' },
      { label: 'comparison rate*', value: '8.19% p.a.' },
    ],
    example: 'Based on $55,880 over 5 years.',
    warning: 'WARNING: This comparison rate is true only for the examples given.',
  },
  facts: Array.from({ length: 24 }, (_, at) => ({ label: `Fact ${at}`, value: `Value ${at}` })),
  features: Array.from({ length: 30 }, (_, at) => `Feature number ${at}`),
  photo: null,
  url: 'https://harbour-city.example/cars/2020-toyota-rav4',
  printed: '21 November 2026',
};

const millisecondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;

describe('printable text', () => {
  test.each([
    ['Peugeot 508 “Première” – é', 'Peugeot 508 “Première” – é'],
    ['a\u0000b\u202e c\n d', 'ab c d'],
    ['🚗 Kia', 'Kia'],
    ['2021 Škoda Octavia', '2021 Škoda Octavia'],
    ['Nguyễn Łukasz, Tāne', 'Nguyen Lukasz, Tane'],
    ['139 g/km CO₂ ™', '139 g/km CO2 ™'],
    ['anti\u2011roll \u22125 soft\u00adhyphen', 'anti-roll -5 softhyphen'],
    ['x'.repeat(20), 'xxxxxxxxx…'],
  ])('%j prints as %j', (text, printed) =>
    expect(printable(text, text.startsWith('xx') ? 10 : 100)).toBe(printed),
  );

  test('qrPath draws a URL as a QR code', () => {
    const { path, size } = qrPath(sheet.url);
    expect(size).toBeGreaterThanOrEqual(25);
    expect(path).toMatch(/^M0 0h1v1h-1z/);
  });
});

describe('sheets', () => {
  const maker = createSheetMaker();
  afterAll(() => maker.close());

  test('[VD-14] a vehicle becomes a PDF', async () => {
    const pdf = await maker.make(sheet);
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  test('[VD-14] ten concurrent sheets do not block the event loop, each within its timeout', async () => {
    await maker.make(sheet); // warm-up: excludes the start of the thread
    const [thread, whole] = [process.threadCpuUsage(), process.cpuUsage()];
    const pdfs = await Promise.all(Array.from({ length: 10 }, () => maker.make(sheet)));
    // What is computed, by this thread and by all, does not depend on what else the machine does.
    const [here, all] = [
      millisecondsOf(process.threadCpuUsage(thread)),
      millisecondsOf(process.cpuUsage(whole)),
    ];
    expect(pdfs).toHaveLength(10);
    expect(here).toBeLessThan(all / 4);
    expect(all / pdfs.length).toBeLessThan(1_500);
  });

  test('a sheet is made with unprintable text and missing parts', async () => {
    const odd = {
      ...sheet,
      title: '\u0000💥'.repeat(500),
      facts: [],
      features: [],
      finance: null,
      subtitle: '',
      status: '',
    };
    expect((await maker.make(odd)).byteLength).toBeGreaterThan(1_000);
  });

  test('an invalid picture fails its sheet or is omitted, and the next sheet is made', async () => {
    await maker.make({ ...sheet, photo: new Uint8Array([1, 2, 3]) }).catch(() => null);
    expect((await maker.make(sheet)).byteLength).toBeGreaterThan(1_000);
  });

  test('a receipt becomes a PDF, also with unprintable text and without what is not known', async () => {
    const receipt: Receipt = {
      kind: 'receipt',
      dealer: { ...sheet.dealer, abn: '51 824 753 556' },
      title: 'Receipt for a deposit',
      rows: [{ label: 'Number', value: 'RS-7K3M-9PQR' }],
      amounts: [
        { label: 'GST', value: '$0.00' },
        { label: 'Total paid', value: '$200.00' },
      ],
      notes: ['Fully refundable.'],
      printed: '26 November 2026',
    };
    expect(Buffer.from((await maker.make(receipt)).subarray(0, 5)).toString()).toBe('%PDF-');
    const odd = { ...receipt.dealer, name: '💥'.repeat(500), address: null, phone: null, licence: null };
    expect((await maker.make({ ...receipt, dealer: odd, rows: [], notes: [] })).byteLength).toBeGreaterThan(
      900,
    );
  });

  test('a full queue rejects, and a slow sheet times out', async () => {
    const strict = createSheetMaker({ mostWaiting: 1, timeoutMs: 1 });
    const first = strict.make(sheet);
    await expect(strict.make(sheet)).rejects.toThrow('The queue of sheets is full');
    await expect(first).rejects.toThrow('timed out');
    await strict.close();
  });

  test('a sheet that hangs fails, and the rest of the queue is processed', async () => {
    const patient = createSheetMaker({ timeoutMs: 5_000 });
    const figures = Array.from({ length: 100_000 }, (_, at) => ({ label: `Figure ${at}`, value: '$1' }));
    const hanging = { ...sheet, finance: { figures, example: '', warning: '' } };
    const asked = [sheet, hanging, sheet, sheet].map((each) => patient.make(each));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: new Error('A sheet timed out.') });
    await patient.close();
  });

  test('close rejects all pending sheets', async () => {
    const closing = createSheetMaker();
    const outcomes = Promise.allSettled([closing.make(sheet), closing.make(sheet)]);
    await closing.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
