import { describe, expect, it } from 'vitest';
import { priceTypeIn, priceTypeLabel, readPriceType } from './priceType.ts';

describe('priceTypeLabel', () => {
  it.each([
    ['Drive Away', 'Drive away'],
    ['DRIVE AWAY', 'Drive away'],
    ['drive_away_price', 'Drive away'],
    ['Drive away, no more to pay', 'Drive away'],
    ['DAP', 'Drive away'],
    ['estimated_drive_away_price', 'Est. drive away'],
    ['Est. Drive Away', 'Est. drive away'],
    ['Estimated drive away', 'Est. drive away'],
    ['No more to pay', 'Drive away'],
    ['EXCL', 'Excl. govt charges'],
    ['Excl. Gov. Charges', 'Excl. govt charges'],
    ['Excl. Government Charges', 'Excl. govt charges'],
    ['Excluding govt. charges', 'Excl. govt charges'],
    ['Plus Government Charges', 'Excl. govt charges'],
    ['+ plus govt charges', 'Excl. govt charges'],
    ['Plus ORC', 'Excl. govt charges'],
    ['Before on roads', 'Excl. govt charges'],
    ['Excl. Govt. Charges', 'Excl. govt charges'],
    ['Excl. Govt Charges', 'Excl. govt charges'],
    ['Excluding Government Charges', 'Excl. govt charges'],
    ['excluding_government_charges_price', 'Excl. govt charges'],
    ['EGC', 'Excl. govt charges'],
    ['egc', 'Excl. govt charges'],
    ['Plus on-roads', 'Excl. govt charges'],
    [' Ride away ', 'Ride away'],
    ['<b>cheap</b>', '<b>cheap</b>'],
    ['constructor', 'constructor'],
    ['', ''],
    [null, ''],
  ])('has for %j the label %j', (text, label) => {
    expect(priceTypeLabel(text)).toBe(label);
  });
});

describe('readPriceType', () => {
  it.each([
    ['Drive Away', 'drive_away'],
    ['Est Drive Away', 'estimated_drive_away'],
    ['EGC', 'excluding_government_charges'],
    ['Ride away', null],
    ['constructor', null],
    [null, null],
  ])('reads %j as %j', (text, type) => {
    expect(readPriceType(text)).toBe(type);
  });
});

describe('priceTypeIn', () => {
  it.each([
    ['$12,990 DRIVE AWAY', 'drive_away'],
    ['Was $15,990, now $12,990 drive away!', 'drive_away'],
    ['$12,990 est. drive away', 'estimated_drive_away'],
    ['$23,450* Excl. Govt Charges', 'excluding_government_charges'],
    ['19990 + plus government charges', 'excluding_government_charges'],
    ['$9,990 drive away, no more to pay', 'drive_away'],
    ['before on-road costs', 'excluding_government_charges'],
    ['drive carefully, away you go', null],
    ['55880 AUD', null],
    ['12990', null],
    ['', null],
    [null, null],
  ])('finds in %j %j', (text, type) => {
    expect(priceTypeIn(text)).toBe(type);
  });

  it('law: finds every spelling that readPriceType knows', () => {
    for (const text of ['DAP', 'Drive away, no more to pay', 'excluding_government_charges_price', 'EGC'])
      expect(priceTypeIn(text)).toBe(readPriceType(text));
  });
});
