import type { DealerInput } from '@forecourt/site-config';

/** Menus of header and footer. */
export const nav: DealerInput['nav'] = {
  header: [
    { name: 'Brands', dynamicDropdown: 'modelPanel' },
    { name: 'Stock', dynamicDropdown: 'stock' },
    { name: 'Special offers', url: '/special-offers' },
    { name: 'Sell my car', url: '/sell-my-car' },
    { name: 'Finance', url: '/finance' },
    {
      name: 'Service',
      dropdownItems: [
        { name: 'Book a service', url: '/service' },
        { name: 'Parts and accessories', url: '/vehicle-parts-and-accessories' },
      ],
    },
    { name: 'Locations', url: '/dealerships' },
    {
      name: 'About us',
      dropdownItems: [
        { name: 'About us', url: '/about-us' },
        { name: 'Our brands', url: '/brands' },
        { name: 'Blog', url: '/blog' },
        { name: 'Spin to win', url: '/spin-to-win' },
        { name: 'Contact us', url: '/contact-us' },
      ],
    },
  ],
  footer: [
    {
      title: 'Stock',
      links: [
        { name: 'All vehicles', url: '/search/new-used-and-demo-cars/' },
        { name: 'New', url: '/search/new-cars' },
        { name: 'Demo', url: '/search/demo-cars' },
        { name: '2026 plate clearance', url: '/plate-clearance' },
        { name: 'Used', url: '/search/used-cars' },
        { name: 'SUVs', url: '/search/suv-cars' },
        { name: 'Utes', url: '/search/ute-cars' },
      ],
    },
    {
      title: 'Buying and owning',
      links: [
        { name: 'Book a test drive', url: '/book-test-drive' },
        { name: 'Sell my car', url: '/sell-my-car' },
        { name: 'Finance', url: '/finance' },
        { name: 'Book a service', url: '/service' },
        { name: 'Parts and accessories', url: '/vehicle-parts-and-accessories' },
        { name: 'Fleet', url: '/fleet' },
        { name: 'Careers', url: '/careers' },
      ],
    },
    {
      title: 'Visit us',
      links: [
        { name: 'Contact us', url: '/contact-us' },
        { name: 'Locations', url: '/dealerships' },
        { name: 'About us', url: '/about-us' },
        { name: 'Blog', url: '/blog' },
        { name: 'My garage', url: '/my-garage' },
      ],
    },
  ],
  legal: [
    { name: 'Privacy policy', url: '/privacy-policy' },
    { name: 'Terms and conditions', url: '/terms-and-conditions' },
  ],
};
