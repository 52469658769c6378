import { useId } from 'react';

const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.600 7.700l5.800-.8z';
const stars = [0, 1, 2, 3, 4];

/** Up to five stars, the last one partly filled; the number is the accessible name. */
export function StarRating({ rating, size = 18 }: { rating: number; size?: number }) {
  const id = useId();
  const width = Math.min(5, Math.max(0, rating)) * 20;
  return (
    <svg
      role="img"
      aria-label={`${rating} out of 5 stars`}
      viewBox="0 0 100 20"
      width={size * 5}
      height={size}
      className="shrink-0"
    >
      <clipPath id={id}>
        <rect width={width} height="20" />
      </clipPath>
      <g className="fill-line">
        {stars.map((at) => (
          <path key={at} d={star} transform={`translate(${at * 20})`} />
        ))}
      </g>
      <g className="fill-accent" clipPath={`url(#${id})`}>
        {stars.map((at) => (
          <path key={at} d={star} transform={`translate(${at * 20})`} />
        ))}
      </g>
    </svg>
  );
}
