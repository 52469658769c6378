/** An answer the protocol gives instead of a result: an HTTP-like status code and the sentence a client reads. */
export class ProtocolError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'ProtocolError';
    this.code = code;
  }
}
