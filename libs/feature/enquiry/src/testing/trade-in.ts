import type { RegoVehicle, ValuationAnswer } from '@forecourt/platform-client';

/** The vehicle of a number plate. */
export const plate: RegoVehicle = {
  ...{ make: 'Toyota', model: 'RAV4', year: 2022, badge: 'GX' },
  ...{ body: 'suv', transmission: 'Automatic' },
};

/** Its value. */
export const valuation: ValuationAnswer = {
  id: 'signed-value',
  date: '2026-10-19',
  vehicle: plate,
  range: {
    ...{ min: 24_300, max: 28_900, valid_until: '2026-10-26' },
    reasons: [
      { text: 'Middle of the advertised prices, without government charges', amount: 33_400 },
      { text: '42,000 km', amount: -1_200 },
      { text: 'Preparation, warranty and selling by the dealer', amount: -4_800 },
    ],
    basis:
      'Based on the prices of 7 similar vehicles that were for sale from 3 September 2026 to 18 October 2026.',
  },
  no_figure: null,
  owing: false,
  finance_note: null,
};

/** The answers to `sellYourCar()`, without contact details. */
export const ownVehicle = {
  ...{ rego: '123 ABC', regoState: 'QLD', kms: '42,000' },
  ...{ 'Trade-In Year': '2022', 'Trade-In Make': 'Toyota', 'Trade-In Model': 'RAV4' },
  ...{ condition: 'Good', serviceHistory: 'Full', accidents: 'None', finance: 'No' },
};
