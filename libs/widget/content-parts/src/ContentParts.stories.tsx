import { fixedNow } from '@forecourt/fixtures';
import { demoOffer, demoPost } from '@forecourt/mini-sites';
import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { cardOffer } from '@forecourt/site-content';
import type { ShownPart } from '@forecourt/site-content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ContentBody } from './ContentBody.tsx';
import { OfferCard } from './OfferCard.tsx';
import { PostCard, cardPost } from './PostCard.tsx';

const site = publicSite(defineDealer({ ...exampleDealer, features: [otherPages()] }));
const items = ['Call ahead', 'Bring your licence', 'Bring your own car'].map((title) => ({
  title,
  href: null,
  html: '<p>A drive takes half an hour, along the river and up the hill.</p>',
}));

/**
 * **Use for** the blocks of content files: people, questions, offers and the like, as `::people` in Markdown.
 *
 * **Do:** Place them from content. A part shows nothing where the dealer has no such content.
 *
 * **Don't:** Repeat a block twice on a page, or write markup into content instead.
 */
const meta = {
  title: 'Content/Parts',
  parameters: { layout: 'padded' },
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

/** A story of one part, whose fields are the controls. */
const body = (part: ShownPart): Story => ({
  args: part,
  argTypes: { kind: { control: false } },
  render: (args) => (
    <ContentBody
      parts={[{ ...part, ...args }]}
      strips={['/search/suv-cars']}
      Stock={({ title, strip }) => <a href={strip}>{title}</a>}
      now={fixedNow}
    />
  ),
});

export const Prose: Story = body({
  kind: 'text',
  html: '<h2>What it covers</h2><p>Engine, gearbox and <a href="/contact-us">everything else</a> that <strong>moves</strong>.</p><ul><li>Parts</li><li>Labour</li></ul><div class="table-box" role="region" aria-label="Table" tabindex="0"><table><thead><tr><th>Service</th><th>Price</th></tr></thead><tbody><tr><td>12 months</td><td>$299</td></tr></tbody></table></div>',
});
export const PictureAlone: Story = body({
  kind: 'picture',
  src: '/pictures/yard/suv-white.webp',
  alt: 'A white SUV',
});
export const Note: Story = body({ kind: 'note', html: '<p>Your rights under consumer law come on top.</p>' });
export const Steps: Story = body({ kind: 'steps', items });
export const Tiles: Story = body({
  kind: 'tiles',
  items: items.map((item) => ({ ...item, href: '/contact-us' })),
});
export const Questions: Story = body({ kind: 'questions', items });
export const ButtonAlone: Story = body({ kind: 'button', text: 'Book a service', href: '/service' });
export const Quote: Story = body({
  kind: 'quote',
  html: '<p>They rang when the part came in, and it cost what they had said.</p>',
  by: 'Kim Lee, Newstead',
});
export const Hero: Story = body({
  ...{
    kind: 'hero',
    title: 'Sixty cars by the creek',
    src: '/pictures/yard/suv-white.webp',
    alt: 'A white SUV',
  },
  html: '<p>Ten minutes from the city, with parking under the fig trees.</p>',
  button: { text: 'Visit us', href: '/contact-us' },
});
export const CallToAction: Story = body({
  ...{ kind: 'call-to-action', title: 'Come for a drive', html: '<p>It takes half an hour.</p>' },
  button: { text: 'Book a test drive', href: '/book-test-drive' },
});
export const OfferInAText: Story = body({ kind: 'offer', offer: cardOffer(demoOffer()) });
export const Video: Story = body({
  ...{ kind: 'video', title: 'A walk through the workshop', address: 'https://youtu.be/aqz-KE-bpKQ' },
});
export const Form: Story = {
  render: () => (
    <ContentBody
      parts={[{ kind: 'form', title: 'Ask us something' }]}
      strips={[]}
      Stock={() => null}
      Form={({ title }) => <form aria-label={title}>{title}</form>}
      now={fixedNow}
    />
  ),
};
export const Stock: Story = body({ kind: 'stock', title: 'SUVs in stock', choice: { body: 'SUV' } });

const unreachable = { image: null, phone: null, email: null, place: null, html: '' };
const team = [
  { ...unreachable, name: 'Priya Nair', role: 'Sales manager', place: 'Newstead', phone: '07 5550 0101' },
  {
    ...unreachable,
    ...{ name: 'Bartholomew Featherstonehaugh', role: 'Finance and insurance specialist' },
    email: 'bartholomew.featherstonehaugh@harbour-city-motors.example',
  },
  { ...unreachable, name: 'Jo', role: 'Detailer', html: '<p>Has washed every car here since 1999.</p>' },
  { ...unreachable, name: 'Sam Reid', role: 'Service adviser', image: '/pictures/yard/suv-white.webp' },
];
export const People: Story = {
  ...body({ kind: 'staff', title: 'Our team', people: team }),
  play: async ({ canvasElement }) => {
    // A portrait leaves the words their room.
    const { width, height } = canvasElement.querySelector('img')?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([72, 72]);
  },
};
export const OnePersonWithoutHeading: Story = body({ kind: 'staff', title: '', people: team.slice(0, 1) });

export const Offer: Story = {
  render: () => (
    <div className="h-200 w-100 max-w-full">
      <OfferCard offer={cardOffer(demoOffer())} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    // The picture has no bars, however high the card beside it is.
    const { width, height } = canvasElement.querySelector('img')?.getBoundingClientRect() ?? {};
    await expect((width ?? 0) / (height ?? 1)).toBeCloseTo(3 / 2, 1);
  },
};
export const OfferWithLongTexts: Story = {
  render: () => {
    const long = 'For approved private applicants who finance a used car over three years or more. '.repeat(
      4,
    );
    return <OfferCard offer={cardOffer(demoOffer({ disclaimer: long }, long))} />;
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByText('Show More');
    if (!first) throw new Error('The long text has no toggle.');
    await userEvent.click(first);
    await expect(canvasElement.querySelector('details')?.open).toBe(true);
  },
};
export const Post: Story = {
  render: () => (
    <div className="max-w-[420px]">
      <PostCard post={cardPost(demoPost())} />
    </div>
  ),
};
