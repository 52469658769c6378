/** The value of a server half for one site. Only that half can read it. */
export interface HalfOfSite {
  feature: string;
}
