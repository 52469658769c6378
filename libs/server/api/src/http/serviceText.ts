import { z } from 'zod';

/** A text of a service that pages and mails show: not empty, of so many characters at most, without markup and control characters. */
export const serviceText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^<>\p{Cc}]*$/u);
