import { APPOINTMENT_LABEL, BOOKING_CATEGORIES } from '@forecourt/lead';
import { formatDollars } from '@forecourt/pricing';
import { vehicleWord, wayToTry, type WayToTry } from '@forecourt/vehicle';
import { aboutText } from './about-text.ts';
import type { EnquiryAbout } from './enquiry-about.ts';
import type { EnquiryCar } from './enquiry-car.ts';
import type { EnquiryTopic } from './topic-texts.ts';

type AboutTopic = Omit<EnquiryTopic, 'optIn' | 'message' | 'subcategory'>;

/** The words for each way to try a vehicle. */
export const TRY_WORDS: Readonly<Record<WayToTry, { title: string; wish: string; label: string }>> = {
  drive: { title: 'Book a test drive', wish: 'test drive', label: APPOINTMENT_LABEL },
  ride: { title: 'Book a test ride', wish: 'test ride', label: 'Test Ride Booking Date' },
  viewing: { title: 'Book a viewing', wish: 'see', label: 'Viewing Booking Date' },
};

/** The texts of the form and of its lead, by kind of enquiry, for an available vehicle. */
export function aboutTopic(about: EnquiryAbout, car: EnquiryCar, depositDollars: number): AboutTopic {
  const word = vehicleWord(car.item_type);
  const button = aboutText(about, car, { reserveDepositDollars: depositDollars });
  switch (about) {
    case 'test-drive': {
      const { title, wish, label } = TRY_WORDS[wayToTry(car.item_type)];
      return {
        form: null,
        about,
        title,
        category: BOOKING_CATEGORIES.testDrive,
        pageId: about,
        intro: `Choose a time, or tell us when suits you. We’ll call to confirm and have the ${word} ready.`,
        button,
        unsaid: `I would like to ${wish} this ${word}.`,
        answers: {},
        appointment: label,
      };
    }
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
