import { useFeatureOptions } from '@forecourt/site-config/react';
import type { vdp } from './manifest.ts';

const SIZES = {
  classic:
    '(width >= 1440px) 848px, (width >= 1024px) calc(100vw - 528px), (width >= 768px) calc(100vw - 64px), 100vw',
  group:
    '(width >= 1440px) 856px, (width >= 1024px) calc(100vw - 520px), (width >= 768px) calc(100vw - 64px), 100vw',
  showroom: '(width >= 1024px) min(1080px, 75vw), 100vw',
} as const;

/** The `sizes` attribute of the large picture: beside the sidebar, or as high as the window allows in a layout without one. */
export function useGallerySizes(): string {
  return SIZES[useFeatureOptions<typeof vdp>('vdp')?.layout ?? 'classic'];
}
