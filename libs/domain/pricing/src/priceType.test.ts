import { describe, expect, it } from 'vitest';
import { priceTypeLabel, readPriceType } from './priceType.ts';

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
  ])('prints %j as %j', (text, label) => {
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
