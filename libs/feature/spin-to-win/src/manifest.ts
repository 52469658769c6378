import { defineFeature } from '@forecourt/site-config';
import { z } from 'zod';

const prize = z.strictObject({
  /** Its id; a new one for another prize. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An id is lower-case words with hyphens between them.')
    .meta({ description: 'Its id; a new one for another prize.', example: 'full-detail' }),
  /** What is drawn, as shoppers read it. */
  name: z.string().min(1).max(120).describe('What is drawn, as shoppers read it.'),
  /** How the prize is claimed, or what else a shopper can do without one. */
  text: z
    .string()
    .min(1)
    .max(1_000)
    .describe('How the prize is claimed, or what else a shopper can do without one.'),
  /** Its parts of the parts of all prizes: how likely it is. */
  parts: z.int().min(1).max(1_000_000).describe('Its parts of the parts of all prizes: how likely it is.'),
  /** Whether it is a prize; false for the part of the wheel without one. Default: `true`. */
  wins: z
    .boolean()
    .default(true)
    .describe('Whether it is a prize; false for the part of the wheel without one.'),
});

const loader = z.strictObject({
  /** Heading of the page. Default: `'Spin to win'`. */
  title: z.string().min(1).max(80).default('Spin to win').describe('Heading of the page.'),
  /** The sentence below it. */
  intro: z.string().min(1).max(600).describe('The sentence below it.'),
  /** What can be drawn. The page says how likely each is. */
  prizes: z
    .array(prize)
    .min(2)
    .max(12)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
      error: 'Two prizes have the same id.',
      params: { fix: 'Give each prize an id of its own.' },
    })
    .describe('What can be drawn. The page says how likely each is.'),
  /** What a shopper agrees to. */
  terms: z
    .strictObject({
      /** A new value with every change of the text: each lead says which one was shown. */
      version: z
        .string()
        .min(1)
        .max(40)
        .describe('A new value with every change of the text: each lead says which one was shown.'),
      /** The terms; a blank line begins a paragraph. */
      text: z.string().min(1).max(8_000).describe('The terms; a blank line begins a paragraph.'),
    })
    .describe('What a shopper agrees to.'),
  /** How often, and from when to when. */
  period: z
    .strictObject({
      /** The first day; null for one that is over already. Default: `null`. */
      from: z.iso
        .date()
        .nullable()
        .default(null)
        .describe('The first day; null for one that is over already.'),
      /** The last day; null for no end. Default: `null`. */
      to: z.iso.date().nullable().default(null).describe('The last day; null for no end.'),
      /**
       * Each shopper draws once in this time; altogether is once in a campaign, known by its first day,
       * else by its last.
       */
      once: z
        .enum(['a day', 'a month', 'a year', 'altogether'])
        .describe(
          'Each shopper draws once in this time; altogether is once in a campaign, known by its first day, else by its last.',
        ),
    })
    .refine(({ once, to }) => once !== 'altogether' || to !== null, {
      error:
        'A draw once altogether needs its last day, because records of draws are deleted some time after it.',
      params: { fix: 'Write the last day in "to", or let shoppers draw once a day, a month or a year.' },
    })
    .refine(({ from, to }) => from === null || to === null || from <= to, {
      error: 'The first day is after the last day, so that nobody could draw.',
      params: { fix: 'Write a "from" that is not after "to".' },
    })
    .describe('How often, and from when to when.'),
});

const server = z.strictObject({
  /** Days after the end of a period at which its draws are deleted. Default: `30`. */
  keepDays: z
    .int()
    .min(1)
    .max(3_650)
    .default(30)
    .describe('Days after the end of a period at which its draws are deleted.'),
});

/** A prize draw at `/spin-to-win`, once in a period for a shopper who is signed in. It works without JavaScript. */
export const spinToWin = defineFeature({
  id: 'spin-to-win',
  purpose: 'A prize draw for shoppers who are signed in.',
  options: { loader, server },
  server: '@forecourt/spin-to-win/server',
  routes: () => [
    {
      id: 'spin-to-win.page',
      path: 'spin-to-win',
      module: '@forecourt/spin-to-win/routes/spin-to-win',
      cache: 'never',
      gated: true,
    },
  ],
});
