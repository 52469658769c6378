import { z } from 'zod';
import { oneLine } from '../fields/oneLine.ts';

/** A file of a lead. Its bytes are in the file store; staff open it in the desk. */
export const leadFileSchema = z.object({
  id: z.uuid(),
  label: z.string().max(100).describe('Label of its field.'),
  name: z.string().overwrite(oneLine).max(100),
  type: z.string().max(100).describe('Media type.'),
  bytes: z.number().int(),
  hash: z.string().max(100).describe('Hash of the file as it was sent.'),
});

/** A file of a lead. */
export type LeadFile = z.output<typeof leadFileSchema>;

/** The files of a lead by the label of their field, in their order. */
export function filesByLabel(files: readonly LeadFile[]): [label: string, files: LeadFile[]][] {
  const labels = [...new Set(files.map(({ label }) => label))];
  return labels.map((label) => [label, files.filter((file) => file.label === label)]);
}

/** How many files there are and their names: '2 files: front.jpg, rear.jpg'. */
export function filesText(files: readonly LeadFile[]): string {
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  return `${count}: ${files.map(({ name }) => name).join(', ')}`;
}
