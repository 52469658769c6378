/** Synonyms in a query: one-way with a `root`, multi-way without. */
export interface SynonymRule {
  readonly id: string;
  readonly root?: string;
  readonly synonyms: readonly string[];
}

const same = (id: string, ...synonyms: string[]): SynonymRule => ({ id, synonyms });
const means = (root: string, ...synonyms: string[]): SynonymRule => ({
  id: root.replaceAll(' ', '-'),
  root,
  synonyms,
});

/**
 * Australian everyday words for names in the stock. A synonym never changes the kind of car: a search for kombi finds
 * Transporters, but a search for Transporter does not find everything named kombi.
 */
export const CAR_SYNONYMS: readonly SynonymRule[] = [
  same('four-wheel-drive', '4wd', '4x4', 'four wheel drive', '4 wheel drive', 'four by four'),
  same('all-wheel-drive', 'awd', 'all wheel drive'),
  same('ute', 'ute', 'utility', 'pickup', 'pick up'),
  means('bakkie', 'ute'),
  means('crew cab', 'crew'),
  same('people-mover', 'people mover', 'people carrier', 'mpv', 'minivan'),
  same('wagon', 'wagon', 'estate'),
  same('hatchback', 'hatchback', 'hatch'),
  same('sedan', 'sedan', 'saloon'),
  same('convertible', 'convertible', 'cabriolet', 'cabrio', 'soft top'),
  same('suv', 'suv', 'softroader'),
  same('motorcycle', 'motorcycle', 'motorbike'),
  same('motorhome', 'motorhome', 'campervan'),
  means('kombi', 'transporter', 'multivan', 'caravelle'),

  same('electric', 'electric', 'ev', 'bev'),
  same('plug-in-hybrid', 'plug in hybrid', 'plugin hybrid', 'phev'),
  same('petrol', 'petrol', 'unleaded', 'gasoline'),
  same('grey', 'grey', 'gray'),

  same('volkswagen', 'volkswagen', 'vw'),
  same('mercedes-benz', 'mercedes-benz', 'mercedes benz', 'mercedes', 'merc', 'benz'),
  means('beemer', 'bmw'),
  means('bimmer', 'bmw'),
  means('chevy', 'chevrolet'),
  means('landy', 'land rover'),
  same('land-cruiser', 'landcruiser', 'land cruiser'),
  same('rav4', 'rav4', 'rav 4'),
  same('hilux', 'hilux', 'hi lux'),
  same('hiace', 'hiace', 'hi ace'),

  same('satellite-navigation', 'satellite navigation', 'sat nav', 'satnav', 'gps'),
  same(
    'reversing-camera',
    'reversing camera',
    'reverse camera',
    'rear camera',
    'reverse cam',
    'rear view camera',
  ),
  same('bluetooth', 'bluetooth', 'blue tooth'),
  same('carplay', 'carplay', 'car play'),
  same('tow-bar', 'tow bar', 'towbar', 'tow ball', 'towball', 'tow hitch', 'towhitch'),
  same('air-conditioning', 'air conditioning', 'air con', 'aircon', 'air conditioner'),
  same('sunroof', 'sunroof', 'sun roof', 'moonroof'),
  means('hud', 'head up display'),
  means('heads up display', 'head up display'),
  means('roof racks', 'roof rails'),
  means('roof rack', 'roof rails'),
  same('alloy-wheels', 'alloy wheels', 'alloys', 'mags'),
];
