/** A multipart form with files: of a browser, or one that is passed on as it arrives, with its type. */
export type FilesBody = FormData | { stream: ReadableStream<Uint8Array>; contentType: string };
