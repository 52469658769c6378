import { z } from 'zod';
import type { ContentPlace } from './content-folders.ts';

/** What is read of the forms that `enquiry()` declares. */
const formsSchema = z.array(
  z.object({
    paths: z.array(z.string()).default([]),
    steps: z.array(
      z.object({ fields: z.array(z.object({ name: z.string(), options: z.array(z.string()).optional() })) }),
    ),
  }),
);

/** The positions that the form at `/careers` lets a person choose; null where the position is a text, or there is no such form. */
export function careerPositions({ definition }: ContentPlace): string[] | null {
  const { loader = {}, browser = {} } = definition.features['enquiry'] ?? {};
  const { forms } = { ...browser, ...loader };
  const form = formsSchema.safeParse(forms).data?.find(({ paths }) => paths.includes('careers'));
  const role = form?.steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'role');
  return role?.options ?? null;
}
