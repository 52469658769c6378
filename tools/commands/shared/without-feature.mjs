import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Finance settings with a lender, so that finance pages have all their buttons. */
const finance = `finance: {
    provider: 'AusLoans',
    annualRatePercent: 6.29,
    comparisonRatePercent: 8.19,
    lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' },
  },
  leads`;

/** A menu without pages, so that every link on the site comes from the platform. */
const nav = `nav: {
    header: [
      { name: 'Vehicles', dynamicDropdown: 'models' },
      { name: 'Stock', dynamicDropdown: 'stock' },
    ],
  },
  stock`;

/** Removes a feature from the config of a generated dealer, with the links to its pages. */
export function withoutFeature(app, feature) {
  const file = join(app, 'dealer.config.ts');
  const text = readFileSync(file, 'utf8')
    .replace(new RegExp(`import \\{ ${feature} \\} from .*\n`), '')
    .replace(new RegExp(`\\b${feature}\\(\\)(, )?`), '')
    .replace(/\bleads/, finance)
    .replace(/nav: \{[\s\S]*?\n {2}stock/, nav);
  if (text.includes(`${feature}()`)) throw new Error(`${file} still has ${feature}().`);
  writeFileSync(file, text);
}
