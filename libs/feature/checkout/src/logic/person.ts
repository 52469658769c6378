import { personSchema } from '@forecourt/lead';

/** The contact details of a shopper, checked and cleaned; or a sentence for each that is wrong, by its field. */
export function readPerson(details: unknown) {
  const { data, error } = personSchema.safeParse(details);
  // Of several sentences about a field the first one counts.
  const errors: Record<string, string> = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const).toReversed(),
  );
  return { person: data ?? null, errors };
}
