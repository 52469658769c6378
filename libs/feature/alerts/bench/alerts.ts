import { matchedDocument } from '@forecourt/stock-search';
import { searchAlerts } from '@forecourt/stock-alert';
import { cpuSeconds, figure } from '../src/server/testing/bench/support/figures.ts';
import { aSearch, aVehicle, roll } from '../src/server/testing/bench/support/searches.ts';

const SEARCHES = 100_000;
const CHANGES = 20_000;

const alerts = searchAlerts({ slug: 'harbour-city' });
const filedFrom = cpuSeconds();
for (let id = 0; id < SEARCHES; id += 1) alerts.add(id, aSearch());
figure('100,000 saved searches filed', cpuSeconds() - filedFrom, 's');

let matches = 0;
const comparedFrom = cpuSeconds();
for (let change = 0; change < CHANGES; change += 1) {
  const vehicle = aVehicle();
  // Half are new, half changed their price.
  const before = roll() < 0.5 ? null : matchedDocument({ ...vehicle, price: (vehicle.price ?? 0) * 1.05 });
  matches += alerts.found(matchedDocument(vehicle), before).length;
}
figure('100,000 saved searches over 20,000 changed vehicles', cpuSeconds() - comparedFrom, 's', 60);
if (matches === 0) throw new Error('No search found a vehicle.');
figure('News for each changed vehicle', Math.round(matches / CHANGES), 'searches');
