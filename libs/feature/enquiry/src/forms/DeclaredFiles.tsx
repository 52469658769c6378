import { FILE_TYPES, fileRuleText } from '@forecourt/lead';
import type { DeclaredValue } from '@forecourt/lead';
import { FileField } from '@forecourt/primitives';
import { formatBytes } from '@forecourt/values';
import type { ChangeEvent } from 'react';
import type { FileFieldOf, FormBinding, FormFile } from './form-binding.ts';
import { keptFiles } from './kept-files.ts';

export interface DeclaredFilesProps {
  frame: { id: string; label: string; hint?: string | undefined; optional: boolean; error: string | null };
  field: FileFieldOf;
  /** The signed files that the form was posted with. */
  value: DeclaredValue;
  binding: Pick<FormBinding, 'files'>;
}

/** A field with files: posted with the form without JavaScript, else each sent as it is chosen. */
export function DeclaredFiles({ frame, field, value, binding: { files } }: DeclaredFilesProps) {
  const { hint, ...rest } = frame;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    files?.add(field, [...(event.target.files ?? [])]);
    event.target.value = ''; // the same file can be chosen again
  };
  const shown = (files?.of(field.name) ?? keptFiles(value)).map((file) => ({
    ...{ key: file.key, name: file.name, error: file.error, retry: file.retry },
    detail: detailOf(file),
  }));
  return (
    <FileField
      {...rest}
      hint={[hint, fileRuleText(field)].filter(Boolean).join(' ')}
      name={`values.${field.name}`}
      accept={FILE_TYPES[field.accept].join(',')}
      multiple={field.most > 1}
      files={shown}
      onRemove={files && ((key) => files.remove(field, key))}
      {...(files && { onChange: choose, onRetry: files.retry })}
    />
  );
}

function detailOf({ bytes, state }: FormFile): string {
  if (state === 'sending') return 'Sending…';
  if (state === 'failed') return 'Not sent';
  return formatBytes(bytes);
}
