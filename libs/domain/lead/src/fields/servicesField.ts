import * as z from 'zod/mini';
import { oneLine } from './oneLine.ts';

const service = z.string().check(z.overwrite(oneLine), z.maxLength(100));

/** The ticked additional services: the input is one text, several or none; the output is a list without blanks or duplicates. */
export const servicesField = z.pipe(
  z.nullish(z.union([z.array(service).check(z.maxLength(50)), service])),
  z.transform((value) => [...new Set([value ?? []].flat().filter((name) => name !== ''))]),
);
