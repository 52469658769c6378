import type { Meta, StoryObj } from '@storybook/react-vite';
import { aboutCar, consentPage, page, refused, sentPage, stepPage } from '../testing/pages.ts';
import { TestPage } from '../testing/TestPage.tsx';
import { ApplicationScreen } from './ApplicationScreen.tsx';

/**
 * **Use for** an application for finance, page by page. **Do:** show the warning about comparison rates beside each rate. **Don't:** keep
 * a value in the browser after it was sent.
 */
const meta = {
  title: 'Finance application/Pages',
  component: ApplicationScreen,
  parameters: { layout: 'fullscreen' },
  args: { page, refused: null },
  decorators: [
    (Story) => (
      <TestPage>
        <Story />
      </TestPage>
    ),
  ],
} satisfies Meta<typeof ApplicationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};
export const AboutAVehicle: Story = { args: { page: aboutCar } };
export const WelcomeBack: Story = {
  args: { page: { ...aboutCar, notice: 'back', keptUntil: '2026-12-05' } },
};
export const TheDraftIsOver: Story = { args: { page: { ...page, notice: 'over' } } };
export const TheDraftIsDeleted: Story = { args: { page: { ...page, notice: 'deleted' } } };
export const AboutYou: Story = { args: { page: stepPage('you') } };
export const Home: Story = { args: { page: stepPage('home') } };
export const Work: Story = { args: { page: stepPage('work') } };
export const Spending: Story = { args: { page: stepPage('spending') } };
export const WithErrors: Story = {
  args: {
    page: stepPage('work'),
    refused: refused({
      answers: { income: 'a lot', employer: '' },
      errors: {
        employer: 'Employer or business: please fill this in.',
        income: 'Income after tax: please enter an amount from $0 to $1,000,000.',
      },
    }),
  },
};
export const MoreQuestions: Story = {
  args: {
    page: stepPage('home'),
    refused: refused({ answers: { living: 'Renting' }, more: true, status: 200 }),
  },
};
export const NotKept: Story = {
  args: {
    page: stepPage('you'),
    refused: refused({
      failure: 'That was too often. Please try again in a few minutes, or call us. Your answers are kept.',
      status: 429,
    }),
  },
};
export const CheckAndSend: Story = { args: { page: consentPage } };
export const ConsentMissing: Story = {
  args: {
    page: consentPage,
    refused: refused({
      errors: {
        privacy: 'Please agree to the privacy consent. Without it no lender may look at your application.',
      },
    }),
  },
};
export const Approved: Story = { args: { page: sentPage('approved') } };
export const Referred: Story = { args: { page: sentPage('referred') } };
export const Declined: Story = { args: { page: sentPage('declined') } };
export const NoAnswerYet: Story = { args: { page: sentPage('submitted') } };
export const Withdrawn: Story = { args: { page: sentPage('withdrawn') } };
