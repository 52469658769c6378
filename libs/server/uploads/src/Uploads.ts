import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Schema } from '@forecourt/database';
import { fileRefusalText, type FileKind, type FileRefusal } from '@forecourt/lead';
import type { Kysely } from 'kysely';
import { checkFile } from './receive/checkFile.ts';
import { fileName, shownName } from './receive/fileName.ts';
import { receiveForm, type ReceivedFile, type UnreadForm } from './receive/receiveForm.ts';
import { purgeUploads } from './rows/purgeUploads.ts';
import type { VirusScanner } from './scan/VirusScanner.ts';
import type { FileStore } from './store/FileStore.ts';

/** How long a file is kept for a form that was not sent, milliseconds: a day. */
const DRAFT_MS = 86_400_000;

/** Longer than a form may be received (ten minutes), milliseconds: a folder that is older is of a process that was killed. */
const RECEIVED_MS = 3_600_000;

/** The files that a field of a form takes. */
export interface FileRule {
  accept: FileKind;
  most: number;
}

/** A file that is kept for a form. */
export interface KeptFile {
  id: string;
  field: string;
  name: string;
  type: string;
  bytes: number;
}

/** A form as it was received: its texts, its kept files, and why others were not kept, in words for the shopper. */
export interface KeptForm {
  fields: [name: string, value: string][];
  files: KeptFile[];
  refused: { field: string; name: string; error: string }[];
}

/** What the platform does with files of shoppers. */
export interface Uploads {
  /**
   * Receives a multipart form of a site. Its files are kept for a day, until a lead is theirs.
   *
   * @param to.rules what each field with files takes, by its name.
   */
  receive(
    sent: { body: ReadableStream<Uint8Array>; contentType: string },
    to: { site: string; form: string; rules: Readonly<Record<string, FileRule>>; now: Date },
  ): Promise<KeptForm | UnreadForm>;
  /** The bytes of a file, or the small picture of a photo; null if it is gone. */
  read(id: string, size?: 'small'): Promise<Readable | null>;
  /**
   * Deletes what no lead has and whose time is over: drafts of a day ago, files of erased leads, what a killed process had received. Returns how
   * many kept files.
   */
  purge(now: Date): Promise<number>;
}

/** What uploads need of the process. */
export interface UploadServices {
  db: Kysely<Schema>;
  store: FileStore;
  /** Looks for viruses in each file; null or omitted for none. */
  scanner?: VirusScanner | null;
  /** Folder for files that are being received. */
  scratch: string;
  /** Called when the disk, the store or the scanner fails. */
  onError(error: unknown): void;
}

const smallName = (id: string) => `${id}.small`;

/** Opens the uploads of a process. */
export function openUploads({ db, store, scanner = null, scratch, onError }: UploadServices): Uploads {
  /** Why a file may not be kept, as the scanner says; null if it may. */
  async function virusProblem(file: string): Promise<'infected' | 'notScanned' | null> {
    if (!scanner) return null;
    try {
      return (await scanner.scan(file)) === 'clean' ? null : 'infected';
    } catch (error) {
      onError(error);
      return 'notScanned';
    }
  }

  /** Checks a received file and keeps it. */
  async function keep(
    { file, name, field, hash, refused }: ReceivedFile,
    to: { site: string; form: string; rule: FileRule; now: Date },
  ): Promise<KeptFile | FileRefusal> {
    if (file === null) return refused ?? 'notStored';
    const virus = await virusProblem(file);
    if (virus) return virus;
    try {
      const checked = await checkFile(file, to.rule.accept);
      if (typeof checked === 'string') return checked;
      const { type, bytes } = checked;
      const kept: KeptFile = {
        id: randomUUID(),
        field,
        name: fileName(name, checked.extension),
        type,
        bytes,
      };
      // The row is first: a file without a row would never be deleted.
      await db
        .insertInto('uploads')
        .values({
          ...kept,
          ...{ site: to.site, form: to.form, hash, lead_id: null, created_at: to.now },
          expires_at: new Date(to.now.getTime() + DRAFT_MS),
        })
        .execute();
      await store.put(kept.id, checked.file);
      if (checked.small !== null) await store.put(smallName(kept.id), checked.small);
      return kept;
    } catch (error) {
      onError(error);
      return 'notStored';
    }
  }

  return {
    async receive(sent, { rules, ...to }) {
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      const directory = await mkdtemp(path.join(scratch, 'form-'));
      try {
        const received = await receiveForm(sent, {
          directory,
          mostOf: (field) => rules[field]?.most ?? 0,
          onError,
        });
        if (typeof received === 'string') return received;
        const form: KeptForm = { fields: received.fields, files: [], refused: [] };
        // A scanner that does not answer is asked once for a form.
        let unscanned = false;
        for (const each of received.files) {
          const rule = rules[each.field];
          if (!rule) continue;
          const kept = unscanned ? 'notScanned' : await keep(each, { ...to, rule });
          if (kept === 'notScanned') unscanned = true;
          if (typeof kept !== 'string') form.files.push(kept);
          else {
            const name = shownName(each.name);
            form.refused.push({ field: each.field, name, error: fileRefusalText(kept, { name, ...rule }) });
          }
        }
        return form;
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
    read: (id, size) => store.read(size === 'small' ? smallName(id) : id),
    async purge(now) {
      await removeUnreceived(scratch, now);
      return purgeUploads(db, { now, remove: (id) => removeFiles(store, id) });
    },
  };
}

/** Deletes the folders of forms whose process ended while it received them. */
async function removeUnreceived(scratch: string, now: Date): Promise<void> {
  const names = await readdir(scratch).catch(() => []); // nothing was received yet
  for (const name of names) {
    const folder = path.join(scratch, name);
    const made = await stat(folder).catch(() => null); // it has gone meanwhile
    if (made && now.getTime() - made.mtimeMs > RECEIVED_MS)
      await rm(folder, { recursive: true, force: true });
  }
}

async function removeFiles(store: FileStore, id: string): Promise<void> {
  await store.delete(smallName(id));
  await store.delete(id);
}
