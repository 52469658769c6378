import { Footer } from '@forecourt/chrome';
import { primaryLocation } from '@forecourt/location';
import { phoneLink } from '@forecourt/phone';
import type { BundledSite } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';

/** The platform's footer, with the address of the primary location and all licence numbers. */
export function SiteFooter() {
  const site = useSite();
  const { brand, nav, phones, locations } = site;
  const primary = primaryLocation(locations);
  return (
    <Footer
      name={site.name}
      logo={{ src: brand.logoInverse, width: brand.logoWidth, height: brand.logoHeight }}
      address={
        primary
          ? {
              street: primary.address.street,
              town: `${primary.address.city} ${primary.address.state} ${primary.address.postcode}`,
            }
          : null
      }
      phone={phoneLink(phones.main)}
      groups={nav.footer}
      payments={brand.payments}
      licences={licenceSentences(site)}
      credit={brand.credit}
      legal={nav.legal}
    />
  );
}

/** "Harbour City Motors. Dealer licence … . Motor vehicle repairer … ." with every number once. */
function licenceSentences({ name, locations }: BundledSite): string[] {
  const unique = (numbers: readonly (string | null)[]) => [
    ...new Set(numbers.filter((number) => number !== null)),
  ];
  const dealer = unique(locations.map(({ dealer_license_number }) => dealer_license_number));
  const repairer = unique(locations.map(({ motor_vehicle_repairer }) => motor_vehicle_repairer));
  const parts = [
    `${name}.`,
    dealer.length > 0 ? `Dealer licence ${dealer.join(', ')}.` : null,
    repairer.length > 0 ? `Motor vehicle repairer ${repairer.join(', ')}.` : null,
  ];
  return [parts.filter((part) => part !== null).join(' ')];
}
