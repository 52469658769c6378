import type { Decorator, Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { configure } from 'storybook/test';
import { brands } from 'virtual:dealer-brands';
import { brandedArgs } from './brand.ts';
import { dealers, defaultDealer, dealerTheme } from './dealers.ts';
import { defaultWidth, widths } from './widths.ts';
import './preview.css';

// A busy machine may need several seconds to load a lazy part.
configure({ asyncUtilTimeout: 10_000 });

/** Applies the tokens of the chosen dealer, as its stylesheet does on its site. */
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

/** Gives a part that shows a dealer's name, logo or navigation those of the chosen dealer: `parameters: { brand: 'header' }`. */
const withBrand: Decorator = (Story, { args, initialArgs, globals, parameters }) => (
  <Story args={brandedArgs(args, initialArgs, brands[String(globals['dealer'])], parameters['brand'])} />
);

/** What nobody can type into a control: a callback, or an element. Docs list it without a control. */
const isForCode = (value: unknown, type = '') =>
  typeof value === 'function' || isValidElement(value) || /=>|React(Node|Element)|Element\b/.test(type);

/** A story that gives such a prop a control of its own keeps it, such as a text for the words of a button. */
const withoutDeadControls: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.control === undefined && isForCode(initialArgs[name], argType.table?.type?.summary)
        ? { ...argType, control: false }
        : argType,
    ]),
  );

/**
 * The rules whose outcome a theme or a width can change. A story that is tested for all rules in one theme is tested for these alone in
 * the others: its markup is the same.
 */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];
const looksOnly = import.meta.env['STORYBOOK_RULES'] === 'looks' && {
  runOnly: { type: 'rule' as const, values: rulesOfLooks },
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withBrand, withDealer],
  argTypesEnhancers: [withoutDeadControls],
  globalTypes: {
    dealer: {
      description: 'The dealer whose theme is shown',
      toolbar: { title: 'Dealer', icon: 'paintbrush', items: dealers, dynamicTitle: true },
    },
  },
  initialGlobals: { dealer: defaultDealer, ...(defaultWidth && { viewport: { value: defaultWidth } }) },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'], ...looksOnly } },
    controls: { expanded: true },
    options: {
      storySort: {
        // Read without being run: no spread, no name.
        order: [
          'Start',
          'Foundations',
          'Primitives',
          'Media',
          'Vehicle',
          'Chrome',
          'Home',
          'Search',
          'Vehicle page',
          'Finance',
          'Enquiry',
          'Finance application',
          'Garage',
          'Locations',
          'Offers',
          'Account',
          'Checkout',
          'Content',
          'Desk',
          'Dealers',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([key, { name, width, height, type }]) => [
          key,
          { name, styles: { width: `${width}px`, height: `${height}px` }, type },
        ]),
      ),
    },
  },
};

export default preview;
