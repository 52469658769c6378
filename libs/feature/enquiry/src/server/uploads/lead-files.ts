import {
  declaredFields,
  FILES_GONE,
  type DeclaredValues,
  type FormDeclaration,
  type LeadFile,
} from '@forecourt/lead';
import type { Schema } from '@forecourt/database';
import { findUploads } from '@forecourt/uploads';
import type { Kysely } from 'kysely';
import { verifyFile } from './signed-file.ts';

/**
 * The files that a declared form sends with its lead. A file has to be signed for this site, form and field, and to be kept still.
 *
 * @returns the files, or the messages of the fields with another one.
 */
export async function leadFiles(
  db: Kysely<Schema>,
  {
    site,
    form,
    values,
    key,
  }: { site: string; form: FormDeclaration; values: Readonly<DeclaredValues>; key: () => Promise<Buffer> },
): Promise<{ files: LeadFile[] } | { fields: Record<string, string[]> }> {
  const files: LeadFile[] = [];
  const wrong: Record<string, string[]> = {};
  for (const field of declaredFields(form)) {
    const sent = field.kind === 'file' ? [values[field.name] ?? []].flat().filter((each) => each !== '') : [];
    if (sent.length === 0) continue;
    const signing = { key: await key(), site };
    const signed = sent.flatMap((each) => verifyFile(each, signing) ?? []);
    const own = signed.filter((each) => each.form === form.id && each.field === field.name);
    const found = await findUploads(db, { site, ids: own.map(({ id }) => id) });
    if (found.length < sent.length) wrong[`values.${field.name}`] = [FILES_GONE];
    for (const { id, name, type, bytes, hash } of found)
      files.push({ id, label: field.label, name, type, bytes, hash });
  }
  return Object.keys(wrong).length > 0 ? { fields: wrong } : { files };
}
