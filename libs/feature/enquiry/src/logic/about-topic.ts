import { APPOINTMENT_LABEL, BOOKING_CATEGORIES } from '@forecourt/lead';
import { formatDollars } from '@forecourt/pricing';
import { vehicleWord } from '@forecourt/vehicle';
import { aboutText, isDriven } from './about-text.ts';
import type { EnquiryAbout } from './enquiry-about.ts';
import type { EnquiryCar } from './enquiry-car.ts';
import type { EnquiryTopic } from './topic-texts.ts';

type AboutTopic = Omit<EnquiryTopic, 'optIn' | 'message' | 'subcategory'>;

/** The texts of the form and of its lead, by kind of enquiry, for an available vehicle. */
export function aboutTopic(about: EnquiryAbout, car: EnquiryCar, depositDollars: number): AboutTopic {
  const word = vehicleWord(car.item_type);
  const button = aboutText(about, car, { reserveDepositDollars: depositDollars });
  switch (about) {
    case 'test-drive':
      return {
        form: null,
        about,
        title: isDriven(car) ? 'Book a test drive' : 'Book a viewing',
        category: BOOKING_CATEGORIES.testDrive,
        pageId: about,
        intro: `Choose a time, or tell us when suits you. We’ll call to confirm and have the ${word} ready.`,
        button,
        unsaid: isDriven(car)
          ? `I would like to test drive this ${word}.`
          : `I would like to see this ${word}.`,
        answers: {},
        appointment: isDriven(car) ? APPOINTMENT_LABEL : 'Viewing Booking Date',
      };
    case 'photos':
      return {
        form: null,
        about,
        title: 'Request photos',
        category: 'Request Photos',
        pageId: about,
        intro: `Want a closer look at something? We’ll take the photos and send them to you.`,
        button,
        unsaid: `Please send photos for this ${word}`,
        answers: { 'Request Photos': 'Please send photos for this car' },
        appointment: null,
      };
    case 'finance':
      return {
        form: null,
        about,
        title: 'Get finance',
        category: 'Finance Enquiry',
        pageId: about,
        intro: `Ask us what a loan for this ${word} would cost. This isn’t an application and we won’t contact a lender. Any figures you have set in our calculator are sent with your message.`,
        button: 'Ask about finance',
        unsaid: `I would like to finance this ${word}.`,
        answers: {},
        appointment: null,
      };
    case 'reserve': {
      const deposit = formatDollars(depositDollars);
      return {
        form: null,
        about,
        title: `Reserve this ${word}`,
        category: BOOKING_CATEGORIES.reservation,
        pageId: about,
        intro: `We’ll call you to take a fully refundable deposit of ${deposit}, then hold the ${word} for 48 hours.`,
        button,
        unsaid: `I would like to reserve this ${word}.`,
        answers: { Deposit: deposit },
        appointment: null,
      };
    }
    case 'trade-in':
      return {
        form: null,
        about,
        title: 'Value my trade-in',
        category: 'Trade-In',
        pageId: about,
        intro: `Tell us what you drive: make, model, year, kilometres and rego. We’ll get back to you with what we can offer for it.`,
        button: 'Ask for a value',
        unsaid: `I have a trade-in for this ${word}.`,
        answers: {},
        appointment: null,
      };
  }
}
