import { saveConsent } from '@forecourt/analytics/late';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { content } from '../manifest.ts';
import { AboutScreen } from './AboutScreen.tsx';
import { TermsScreen } from './TermsScreen.tsx';
import { TextScreen } from './TextScreen.tsx';
import { VisitCounting } from './VisitCounting.tsx';

const about = {
  title: 'About us',
  intro: 'A family firm in Newstead since 1996.',
  blocks: [
    { heading: 'What we do', paragraphs: ['We sell cars with every price in full.', 'And we mend them.'] },
  ],
};
const brand = { ...exampleDealer.brand, credit: 'Vehicle pictures are based on 3D models, CC BY 4.0.' };
const site = publicSite(defineDealer({ ...exampleDealer, brand, features: [content()] }));

const meta = {
  title: 'Content/Screens',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SiteProvider site={site}>
        <Story />
      </SiteProvider>
    ),
  ],
} satisfies Meta<typeof AboutScreen>;
export default meta;

export const About: StoryObj<typeof meta> = { args: { about } };
export const TermsWithCredits: StoryObj = { render: () => <TermsScreen terms={about} /> };
export const Text: StoryObj = { render: () => <TextScreen page={about} /> };

const privacy: StoryObj = {
  render: () => (
    <TextScreen page={about}>
      <VisitCounting />
    </TextScreen>
  ),
};
export const VisitsCounted: StoryObj = { ...privacy, beforeEach: () => saveConsent(site.slug, 'granted') };
export const VisitsNotCounted: StoryObj = { ...privacy, beforeEach: () => saveConsent(site.slug, 'refused') };
