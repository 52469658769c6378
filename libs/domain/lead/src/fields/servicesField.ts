import { z } from 'zod';
import { oneLine } from './oneLine.ts';

const service = z.string().overwrite(oneLine).max(100);

/** The additional services that were ticked: one text, several or none; always a list without blanks or repeats. */
export const servicesField = z
  .union([z.array(service).max(50), service])
  .nullish()
  .transform((value) => [...new Set([value ?? []].flat().filter((name) => name !== ''))]);
