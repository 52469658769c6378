/** Why a picture cannot be served, with its HTTP status and a message. */
export class ImageError extends Error {
  readonly status: 404 | 415 | 502;

  constructor(status: 404 | 415 | 502, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImageError';
    this.status = status;
  }
}
