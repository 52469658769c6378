import type { ServerHalf } from './halves/ServerHalf.ts';
import type { PlatformServices } from './PlatformServices.ts';

/** Dependencies of the API. */
export interface ApiServices extends PlatformServices {
  /** The server halves of the features of the sites; none by default. */
  halves?: readonly ServerHalf[];
}
