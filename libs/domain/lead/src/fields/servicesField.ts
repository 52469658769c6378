import { z } from 'zod';
import { oneLine } from './oneLine.ts';

const service = z.string().overwrite(oneLine).max(100);

/** The ticked additional services: the input is one text, several or none; the output is a list without blanks or duplicates. */
export const servicesField = z
  .union([z.array(service).max(50), service])
  .nullish()
  .transform((value) => [...new Set([value ?? []].flat().filter((name) => name !== ''))]);
