/**
 * Stands for `@forecourt/image-url` in the static build, which no resizer serves: every picture is its original, in one size.
 */
export * from '../libs/domain/image-url/src/index.ts';

/** The path as it stands. */
export const imageUrl = (path: string): string => path;

/** No other sizes. */
export const srcSet = (): string => '';
