import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FileStore } from './FileStore.ts';

/** How long the store may take to accept a connection, and to answer, milliseconds. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 20_000;

/** A bucket of a store that speaks the protocol of S3. */
export interface S3Place {
  endpoint: string;
  region: string;
  bucket: string;
  /** Before each name; empty or with a slash at its end. */
  prefix: string;
  /** Null for those of the machine: `AWS_ACCESS_KEY_ID`, a role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/**
 * Reads an address such as `https://key:secret@s3.ap-southeast-2.amazonaws.com/bucket/folder?region=ap-southeast-2`. Null if it is none.
 * Key and secret are percent-encoded; without them those of the machine count. The region is `us-east-1` by default, which other stores
 * than Amazon's take for theirs.
 */
export function readS3Url(text: string): S3Place | null {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '');
  if (bucket === '' || (url.username === '') !== (url.password === '')) return null;
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket: decodeURIComponent(bucket),
    prefix: folders.map((folder) => `${decodeURIComponent(folder)}/`).join(''),
    credentials:
      url.username === ''
        ? null
        : {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
  };
}

/** Keeps files in a bucket. Who may read the bucket, and that it is encrypted, is set there. */
export function s3Store(
  { endpoint, region, bucket, prefix, credentials }: S3Place,
  { answerMs = ANSWER_MS } = {},
): FileStore {
  // Loaded at the first file: it is large, and most machines keep files on disk.
  let opened: S3Client | null = null;
  const open = async () => {
    const { S3Client: Client, ...commands } = await import('@aws-sdk/client-s3');
    opened ??= new Client({
      endpoint,
      region,
      ...(credentials && { credentials }),
      forcePathStyle: true, // not every store has a host for each bucket
      requestChecksumCalculation: 'WHEN_REQUIRED', // nor knows checksums behind a body
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      logger: { debug() {}, info() {}, warn() {}, error() {} }, // what fails is thrown
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: answerMs,
        throwOnRequestTimeout: true,
      },
    });
    return { client: opened, ...commands };
  };
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  return {
    async put(name, file) {
      const { client, PutObjectCommand } = await open();
      const { size } = await stat(file);
      const bytes = createReadStream(file);
      try {
        await client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentLength: size }));
      } finally {
        bytes.destroy();
      }
    },
    async read(name) {
      const { client, GetObjectCommand, NoSuchKey } = await open();
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async delete(name) {
      const { client, DeleteObjectCommand } = await open();
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}
