import { useFeatureOptions } from '@forecourt/site-config/react';
import { canTestDrive, FIND_SIMILAR, isForSale } from '@forecourt/vehicle';
import { aboutText } from '../logic/about-text.ts';
import { EnquiryButton } from '../forms/EnquiryButton.tsx';
import type { EnquiryCar } from '../logic/enquiry-car.ts';
import type { enquiry } from '../manifest.ts';

/** The enquiry buttons of a card: about the vehicle, or about similar ones if it is not available. */
export default function CardEnquiry({ car }: { car: EnquiryCar }) {
  const options = useFeatureOptions<typeof enquiry>('enquiry');
  if (!options) return null;
  if (!isForSale(car))
    return <EnquiryButton car={car} text={FIND_SIMILAR.subcategory} size="small" variant="outline" />;
  const offered = options.cardActions.filter((name) => name === 'enquire' || canTestDrive(car));
  const buttons = (offered.length === 0 ? (['enquire'] as const) : offered).map((name, at) => {
    const look = { car, size: 'small', variant: at === 0 ? 'filled' : 'outline' } as const;
    return name === 'enquire' ? (
      <EnquiryButton key={name} text={options.buttonText} {...look} />
    ) : (
      <EnquiryButton key={name} text={aboutText('test-drive', car, options)} about="test-drive" {...look} />
    );
  });
  return buttons.length === 1 ? (
    buttons
  ) : (
    <div className="grid auto-cols-fr grid-flow-col gap-2">{buttons}</div>
  );
}
