import { fixedNow, namedCars } from '@forecourt/fixtures';
import {
  defineDealer,
  exampleDealer,
  featureOptions,
  hasPage,
  otherPages,
  paths,
  publicSite,
} from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { act, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { HomeScreen } from './HomeScreen.tsx';
import { home } from './manifest.ts';
import { stock } from './testing/TestHome.tsx';

const templates = ['classic', 'group', 'showroom'] as const;
const off = [[], ['search'], ['search', 'vdp'], ['locations'], ['enquiry', 'content']];

it.each(templates.flatMap((template) => off.map((features) => [template, features] as const)))(
  'the home page of the template %s has no dead links without %j',
  async (template, features) => {
    const site = publicSite(
      defineDealer({ ...exampleDealer, template, features: [home(), otherPages('home', ...features)] }),
    );
    const newest = [{ car: namedCars.plain, weekly: null }];
    const { container } = render(
      <MemoryRouter>
        <SiteProvider site={site}>
          <HomeScreen
            sections={featureOptions<typeof home>(site, 'home')?.sections ?? []}
            now={fixedNow}
            stock={{ ...stock, newest }}
            content={{ offers: [], posts: [] }}
            reviews={[]}
            searchKey="key"
          />
        </SiteProvider>
      </MemoryRouter>,
    );
    // Parts are loaded lazily, some on a touch, and can load further ones.
    for (const _ of [1, 2, 3]) {
      await act(() => vi.dynamicImportSettled());
      fireEvent.pointerDown(document.body);
    }
    await act(() => vi.dynamicImportSettled());
    const links = [...container.querySelectorAll('a[href], form[action]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '',
    );
    expect(links.filter((href) => !hasPage(site, href))).toEqual([]);
    const searches = links.some((href) => href.startsWith('/search'));
    expect(searches).toBe(hasPage(site, paths.stock()));
  },
);
