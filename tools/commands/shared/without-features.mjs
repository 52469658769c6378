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

/** Removes features from the config of a generated dealer, with the links to their pages. */
export function withoutFeatures(app, features) {
  const file = join(app, 'dealer.config.ts');
  let text = readFileSync(file, 'utf8')
    .replace(/\bleads/, finance)
    .replace(/nav: \{[\s\S]*?\n {2}stock/, nav);
  for (const feature of features) {
    text = text
      .replace(new RegExp(`import \\{ ${feature} \\} from .*\n`), '')
      .replace(new RegExp(`\\b${feature}\\(\\)(, )?`), '');
    if (text.includes(`${feature}()`)) throw new Error(`${file} still has ${feature}().`);
  }
  writeFileSync(file, text);
}
