/** A picture that cannot be given, with the HTTP status that says so and a sentence for the reader. */
export class ImageError extends Error {
  readonly status: 404 | 415 | 502;

  constructor(status: 404 | 415 | 502, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImageError';
    this.status = status;
  }
}
