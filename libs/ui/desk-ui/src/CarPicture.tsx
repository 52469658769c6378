import { clsx } from 'clsx';

/** A picture of a car. */
export interface CarPictureView {
  src: string;
  /** The car, in words. */
  alt: string;
  /** Its shape, CSS pixels. */
  width: number;
  height: number;
}

/** A picture that loads when it comes near the viewport; its box is reserved before. */
export function CarPicture({ src, alt, width, height, className }: CarPictureView & { className?: string }) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={clsx('rounded-field bg-sunken object-cover', className)}
    />
  );
}
