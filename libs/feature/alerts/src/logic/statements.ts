/** What a shopper agrees to, by what they follow, and for a device. It is kept as the proof of the consent. */
export const STATEMENTS = {
  search: 'Email me when vehicles like this come in. I can stop at any time.',
  cars: 'Email me when the price drops or it’s available again. I can stop at any time.',
  device:
    'Also tell me on this device: a notification with each email about my alerts. I can stop at any time.',
} as const;
