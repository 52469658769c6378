import { fixedNow } from '@forecourt/fixtures';
import { demoOffer, demoPost } from '@forecourt/mini-sites';
import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { cardOffer } from '@forecourt/site-content';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ContentBody } from './ContentBody.tsx';
import { OfferCard } from './OfferCard.tsx';
import { PostCard, cardPost } from './PostCard.tsx';

const site = publicSite(defineDealer({ ...exampleDealer, features: [otherPages()] }));

describe('a text', () => {
  test('shows its parts in order: prose, picture, note, steps, tiles, questions, a button and vehicles', () => {
    const { container } = render(
      <SiteProvider site={site}>
        <ContentBody
          parts={[
            { kind: 'text', html: '<p>Bring your <strong>licence</strong>.</p>' },
            { kind: 'picture', src: '/content/pages/shed.webp', alt: 'The shed' },
            { kind: 'note', html: '<p>Closed on Monday.</p>' },
            { kind: 'steps', items: [{ title: 'Call', href: null, html: '<p>We answer.</p>' }] },
            { kind: 'tiles', items: [{ title: 'Parts', href: '/service', html: '<p>On the shelf.</p>' }] },
            { kind: 'questions', items: [{ title: 'How long?', href: null, html: '<p>A day.</p>' }] },
            { kind: 'button', text: 'Book', href: '/service' },
            { kind: 'stock', title: 'Utes', choice: { body: 'Ute' } },
          ]}
          strips={['/search/ute-cars']}
          Stock={({ title, strip }) => <a href={strip}>{title}</a>}
          now={fixedNow}
        />
      </SiteProvider>,
    );
    const found = ['licence', 'Closed', 'Call', 'Parts', 'How long?', 'Book', 'Utes'].map((word) =>
      container.textContent.indexOf(word),
    );
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found[0]).toBeGreaterThanOrEqual(0);
    expect(screen.getByRole('img', { name: 'The shed' }).getAttribute('src')).toMatch(
      /^\/images\/.*\/content\/pages\/shed\.webp/,
    );
    expect(screen.getByRole('link', { name: 'Utes' }).getAttribute('href')).toBe('/search/ute-cars');
  });

  test('shows quotes, heroes, calls to action, an offer and a film of which nothing loads before its button', async () => {
    const show = (form: boolean) => (
      <SiteProvider site={site}>
        <ContentBody
          parts={[
            { kind: 'text', html: '<h2>First</h2>' },
            { kind: 'quote', html: '<p>They called back.</p>', by: 'Kim Lee' },
            {
              ...{ kind: 'hero', title: 'The yard', html: '<p>Sixty cars.</p>', src: '/pictures/a.webp' },
              ...{ alt: 'A yard', button: { href: '/contact-us', text: 'Visit us' } },
            },
            {
              ...{ kind: 'call-to-action', title: 'Come along', html: '' },
              button: { href: '/book-test-drive', text: 'Book a drive' },
            },
            { kind: 'offer', offer: cardOffer(demoOffer()) },
            { kind: 'video', title: 'The workshop', address: 'https://youtu.be/aqz-KE-bpKQ' },
            { kind: 'form', title: 'Ask us' },
          ]}
          strips={[]}
          Stock={() => null}
          {...(form && { Form: ({ title }: { title: string }) => <form aria-label={title} /> })}
          now={fixedNow}
        />
      </SiteProvider>
    );
    const { container, rerender } = render(show(true));
    expect((await screen.findByRole('link', { name: /View offer/ })).getAttribute('href')).toMatch(/701$/);
    const play = await screen.findByRole('link', { name: /Play video/ });
    expect(play.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    expect(container.querySelector('iframe, video')).toBeNull();
    expect(container.querySelector('blockquote')?.textContent).toBe('They called back.');
    expect(screen.getByRole('heading', { level: 3, name: 'The yard' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Visit us' }).getAttribute('href')).toBe('/contact-us');
    expect(screen.getByRole('link', { name: 'Book a drive' }).getAttribute('href')).toBe('/book-test-drive');
    expect(screen.getByRole('form', { name: 'Ask us' })).toBeTruthy();
    rerender(show(false));
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('links to a film of a provider that the site does not play', async () => {
    const media = { videoPlayers: ['YouTube' as const] };
    const plain = publicSite(defineDealer({ ...exampleDealer, media, features: [otherPages()] }));
    render(
      <SiteProvider site={plain}>
        <ContentBody
          parts={[{ kind: 'video', title: 'Our day', address: 'https://vimeo.com/1234567' }]}
          strips={[]}
          Stock={() => null}
          now={fixedNow}
        />
      </SiteProvider>,
    );
    const link = await screen.findByRole('link', { name: 'Watch the video' });
    expect(link.getAttribute('href')).toBe('https://vimeo.com/1234567');
  });

  test('shows people with their role and place, and how to reach them', () => {
    const reachable = { phone: '+61 (0)7 5550 0101', email: 'priya@dealer.example' };
    const none = { image: null, phone: null, email: null, place: null, html: '' };
    render(
      <SiteProvider site={site}>
        <ContentBody
          parts={[
            {
              kind: 'staff',
              title: 'Our team',
              people: [
                { ...none, ...reachable, name: 'Priya Nair', role: 'Sales manager', place: 'Newstead' },
                { ...none, name: 'Jo', phone: '555 010', role: 'Detailer', html: '<p>Here since 1999.</p>' },
              ],
            },
          ]}
          strips={[]}
          Stock={() => null}
          now={fixedNow}
        />
      </SiteProvider>,
    );
    const [priya, jo] = screen.getAllByRole('listitem');
    if (!priya || !jo) throw new Error('There are not two people.');
    expect(screen.getByRole('heading', { level: 2, name: 'Our team' })).toBeDefined();
    expect(within(priya).getByRole('heading', { level: 3, name: 'Priya Nair' })).toBeDefined();
    expect(priya.textContent).toContain('Sales manager, Newstead');
    const call = within(priya).getByRole('link', { name: /^Call Priya Nair: ?\+61 \(0\)7 5550 0101$/ });
    expect(call.getAttribute('href')).toBe('tel:+61755500101');
    const mail = within(priya).getByRole('link', { name: /Email Priya Nair/ });
    expect(mail.getAttribute('href')).toBe('mailto:priya@dealer.example');
    expect(jo.textContent).toBe('JJoDetailerHere since 1999.Phone: 555 010');
    expect(within(jo).queryByRole('link')).toBeNull();
  });

  test.each([
    ['<p>First the weights.</p>', 2],
    ['<h2>Weights</h2><p>All of them.</p>', 3],
  ])('the headings of a block stand one level below the heading before it: %s', (html, level) => {
    const items = [{ title: 'Ball weight', href: null, html: '<p>Ten per cent.</p>' }];
    render(
      <SiteProvider site={site}>
        <ContentBody
          parts={[
            { kind: 'text', html },
            { kind: 'tiles', items },
            { kind: 'steps', items },
          ]}
          strips={[]}
          Stock={() => null}
          now={fixedNow}
        />
      </SiteProvider>,
    );
    expect(screen.getAllByRole('heading', { level, name: 'Ball weight' })).toHaveLength(2);
  });
});

describe('the card of an offer', () => {
  const words = (length: number) => 'wheel '.repeat(100).slice(0, length - 1) + 'x';

  test('[OF-02] shows a description over 200 characters at 160 and a disclaimer over 200 at 200, each with a toggle to the whole text', () => {
    const offer = demoOffer({ disclaimer: words(260) }, words(220));
    const { container } = render(<OfferCard offer={cardOffer(offer)} />);
    const toggles = [...container.querySelectorAll('details')];
    expect(toggles.map((each) => each.querySelector('p')?.textContent)).toEqual([words(220), words(260)]);
    expect(toggles.map((each) => each.open)).toEqual([false, false]);
    const short = toggles.map((each) => each.previousElementSibling?.textContent ?? '');
    expect(short[0]?.length).toBeLessThanOrEqual(161);
    expect(short[1]?.length).toBeLessThanOrEqual(201);
    expect(short[1]?.length).toBeGreaterThan(161);
    for (const toggle of toggles) expect(within(toggle).getByText('Show More')).toBeTruthy();
  });

  test('[OF-02] shows texts of 200 characters whole, without toggles', () => {
    const { container } = render(
      <OfferCard offer={cardOffer(demoOffer({ disclaimer: words(200) }, words(200)))} />,
    );
    expect(container.querySelector('details')).toBeNull();
    expect(container.textContent).toContain(words(200));
  });

  test('leads to the page of the offer, with the maker in its address if it has one', () => {
    render(<OfferCard offer={cardOffer(demoOffer())} />);
    expect(screen.getByRole('link', { name: /View offer RAV4/ }).getAttribute('href')).toBe(
      '/offers/toyota/701',
    );
    render(
      <OfferCard offer={cardOffer(demoOffer({ id: 5, name: 'Saver', manufacturer: null, model: null }))} />,
    );
    expect(screen.getByRole('link', { name: /View offer Saver/ }).getAttribute('href')).toBe('/offers/5');
  });
});

test('the card of a post has date, heading, image and READ MORE', () => {
  const { container } = render(<PostCard post={cardPost(demoPost())} />);
  expect(screen.getByText('2 November 2026').getAttribute('datetime')).toBe('2026-11-02');
  expect(screen.getByRole('heading', { name: 'Towing a caravan' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'READ MORE Towing a caravan' }).getAttribute('href')).toBe(
    '/blog/towing-a-caravan',
  );
  expect(container.querySelector('img')?.getAttribute('src')).toContain('caravan/white-front34');
});
