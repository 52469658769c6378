import { contentOf } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { featureOptions } from '@forecourt/site-config';
import type { home } from '../manifest.ts';
import type { HomeSection } from '../section-schema.ts';
import { runningSections } from './running-sections.ts';

/** The sections of the home page today: those of `content/home.yaml`, or of the declaration where there is no such file. */
export function homeSections(
  services: Pick<SiteServices, 'content' | 'site' | 'now'>,
): readonly HomeSection[] {
  const { site, now } = services;
  const all = contentOf(services).home ?? featureOptions<typeof home>(site, 'home')?.sections ?? [];
  return runningSections(all, now, site.zone);
}
