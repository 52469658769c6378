import { cardOffer, noContent, shownParts } from '@forecourt/site-content';
import { fixedNow } from '@forecourt/fixtures';
import { demoOffer } from '@forecourt/mini-sites';
import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { offers } from '../manifest.ts';
import { GoneScreen } from './GoneScreen.tsx';
import { ListScreen } from './ListScreen.tsx';
import { OfferScreen } from './OfferScreen.tsx';

const site = publicSite(defineDealer({ ...exampleDealer, features: [offers(), otherPages('offers')] }));
const shown = [demoOffer(), demoOffer({ id: 702, name: 'Trade-in top up', category: 'Trade-in offer' })];
const category = (name: string, chosen: boolean) => ({ name, href: '/special-offers', count: 1, chosen });

/**
 * **Use for** offers of the dealer and of its makes, and one of them. **Do:** show the terms beside the offer. **Don't:** keep an offer
 * after its last day.
 */
const meta = {
  title: 'Offers/Screens',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SiteProvider site={site}>
        <Story />
      </SiteProvider>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const list = {
  title: 'Special offers',
  text: 'With every condition on the page.',
  offers: shown.map(cardOffer),
  categories: [category('All offers', true), category('Trade-in offer', false)],
};

export const List: StoryObj<typeof ListScreen> = {
  args: { list },
  render: (args) => <ListScreen {...args} />,
};
export const NoOffers: Story = {
  render: () => <ListScreen list={{ ...list, offers: [], categories: [] }} />,
};
export const Ended: Story = { render: () => <GoneScreen offers={list.offers} /> };
export const One: Story = {
  render: () => (
    <OfferScreen
      page={{
        offer: { ...cardOffer(demoOffer()), imageAlt: 'A white SUV', expiry: '2027-01-31' },
        parts: shownParts(demoOffer().body, noContent, []),
        strips: [],
        stock: null,
        crumbs: [{ name: 'Home', href: '/' }, { name: 'RAV4 demo clearance' }],
        enquireHref: '/enquire',
      }}
      now={fixedNow}
    />
  ),
};
