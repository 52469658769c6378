import { saveConsent } from '@forecourt/analytics/late';
import { fixedNow } from '@forecourt/fixtures';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { shownSale } from '@forecourt/site-content';
import { SiteProvider } from '@forecourt/site-config/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { content } from '../manifest.ts';
import { Credits } from './Credits.tsx';
import { PageScreen } from './PageScreen.tsx';
import { VisitCounting } from './VisitCounting.tsx';

const page = {
  ...{ title: 'About us', intro: 'A family firm in Newstead since 1996.', image: null, imageAlt: '' },
  parts: [
    {
      kind: 'text' as const,
      html: '<h2>What we do</h2><p>We sell cars with every price in full.</p><p>And we mend them.</p>',
    },
  ],
  sale: null,
  strips: [],
};
const brand = { ...exampleDealer.brand, credit: 'Vehicle pictures are based on 3D models, CC BY 4.0.' };
const site = publicSite(defineDealer({ ...exampleDealer, brand, features: [content()] }));

/**
 * **Use for** pages that a dealer writes: about us, questions, jobs, sales, terms. **Do:** let the text set the order; blocks fit any of
 * them. **Don't:** build a page of content in code.
 */
const meta = {
  title: 'Content/Screens',
  component: PageScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SiteProvider site={site}>
        <Story />
      </SiteProvider>
    ),
  ],
} satisfies Meta<typeof PageScreen>;
export default meta;

export const About: StoryObj<typeof meta> = { args: { page, now: fixedNow } };
export const Sale: StoryObj<typeof meta> = {
  args: {
    page: {
      ...page,
      title: 'Plate clearance',
      sale: shownSale({ from: '2026-11-01', to: '2027-01-31' }, fixedNow, site.zone),
    },
    now: fixedNow,
  },
};
export const TermsWithCredits: StoryObj<typeof meta> = {
  args: { page, now: fixedNow, children: <Credits /> },
};

const privacy: StoryObj<typeof meta> = { args: { page, now: fixedNow, children: <VisitCounting /> } };
export const VisitsCounted: StoryObj<typeof meta> = {
  ...privacy,
  beforeEach: () => saveConsent(site.slug, 'granted'),
};
export const VisitsNotCounted: StoryObj<typeof meta> = {
  ...privacy,
  beforeEach: () => saveConsent(site.slug, 'refused'),
};
