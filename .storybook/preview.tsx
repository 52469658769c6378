import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { dealers, defaultDealer, dealerTheme } from './dealers.ts';
import './preview.css';

// What comes by itself (a dialog, an answer) is waited for as long as a busy machine takes to load it.
configure({ asyncUtilTimeout: 10_000 });

/** Puts the tokens of the chosen dealer on the page, as that dealer's own stylesheet would. */
const withDealer: Decorator = (Story, { globals }) => {
  const sheet = document.querySelector('style[data-dealer]') ?? document.createElement('style');
  const slug = String(globals['dealer'] ?? defaultDealer);
  if (sheet.getAttribute('data-dealer') !== slug) {
    sheet.setAttribute('data-dealer', slug);
    sheet.textContent = dealerTheme(slug);
    document.head.append(sheet);
  }
  return <Story />;
};

const preview: Preview = {
  decorators: [withDealer],
  globalTypes: {
    dealer: {
      description: 'Whose theme',
      toolbar: { title: 'Dealer', icon: 'paintbrush', items: dealers, dynamicTitle: true },
    },
  },
  initialGlobals: { dealer: defaultDealer },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    options: { storySort: { order: ['Theme', 'Primitives', 'Media', 'Vehicle', 'Chrome'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
