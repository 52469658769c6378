/** A part of a multipart form: a text, or a file with its name. */
export type Part = readonly [name: string, content: string | Uint8Array, fileName?: string, type?: string];

export const BOUNDARY = 'part-of-the-form';

/** The content type of the forms that `multipart` makes. */
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** The bytes of a multipart form, as a browser sends it. */
export function multipart(parts: readonly Part[], { whole = true } = {}): Buffer {
  const chunks = parts.flatMap(([name, content, fileName, type = 'application/octet-stream']) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: ${type}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  const end = whole ? `--${BOUNDARY}--\r\n` : '';
  return Buffer.concat([...chunks, end].map((chunk) => Buffer.from(chunk)));
}

/** Bytes as a body that arrives in parts of 64 KB; it counts what was read. */
export function arriving(
  bytes: Uint8Array,
  onRead: (count: number) => void = () => {},
): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      const chunk = bytes.subarray(at, at + 65_536);
      at += chunk.length;
      onRead(chunk.length);
      controller.enqueue(chunk);
    },
  });
}
