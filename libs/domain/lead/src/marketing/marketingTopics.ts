/** What a site may send by e-mail with consent, by id; the text completes "You get: …". */
export const MARKETING_TOPICS = {
  news: 'News and offers',
  similar: 'Vehicles like one you asked about',
  prices: 'Price changes of vehicles you asked about',
  alerts: 'Alerts about searches and vehicles you follow',
} as const;

/** The id of a kind of marketing e-mail. */
export type MarketingTopic = keyof typeof MARKETING_TOPICS;

/** Every id, in the order of the page. */
export const MARKETING_TOPIC_IDS = [
  'news',
  'similar',
  'prices',
  'alerts',
] as const satisfies readonly MarketingTopic[];

/** What a shopper agreed to: the topic, and the words of the checkbox. */
export interface MarketingConsent {
  topic: MarketingTopic;
  /** The label of the checkbox, as the shopper read it. */
  statement: string;
}
