export { amendedLeads } from './amendedLeads.ts';
export type { AmendedConsent } from './amendedLeads.ts';
export { CHANGED_CHOICES_TOPIC, changeChoices } from './changeChoices.ts';
export { choiceData } from './choiceData.ts';
export type { ChoiceData } from './choiceData.ts';
export { findSubscriber } from './findSubscriber.ts';
export type { Subscriber, SubscriberName } from './findSubscriber.ts';
export { listUnsubscribed } from './listUnsubscribed.ts';
export type { Unsubscribed } from './listUnsubscribed.ts';
export { maskedAddress } from './maskedAddress.ts';
export { pageOfUnsubscribed } from './pageOfUnsubscribed.ts';
export type { UnsubscribedPage, UnsubscribedPerson } from './pageOfUnsubscribed.ts';
export { recordChoices } from './recordChoices.ts';
export type { Choice } from './recordChoices.ts';
export { unsubscribeLinks } from './unsubscribeLinks.ts';
export type { UnsubscribeLinks } from './unsubscribeLinks.ts';
export type { Alert, AlertRhythm, AlertWish } from './alerts/Alert.ts';
export { alertData, eraseAlerts } from './alerts/alertData.ts';
export type { AlertData } from './alerts/alertData.ts';
export {
  addDevice,
  deviceData,
  devicesOf,
  findDevice,
  loseDevice,
  moveDevice,
  stopDevice,
} from './alerts/alertDevices.ts';
export type { AddedDevice, AlertDevice, DeviceAddress, DeviceData } from './alerts/alertDevices.ts';
export { alertsOf, setAlertRhythm } from './alerts/alertsOf.ts';
export { askAlerts } from './alerts/askAlerts.ts';
export type { AskedAlerts } from './alerts/askAlerts.ts';
export { alertsOfLink, CONFIRM_DAYS, confirmAlerts } from './alerts/confirmAlerts.ts';
export type { AskedByLink } from './alerts/confirmAlerts.ts';
export { FORGET_ALERTS_TOPIC, forgetAlerts, queueForget } from './alerts/forgetAlerts.ts';
export { joinSearches } from './alerts/replaceAlerts.ts';
export type { SearchKey } from './alerts/replaceAlerts.ts';
export { stopAlerts } from './alerts/stopAlerts.ts';
export type { StoppedAlerts } from './alerts/stopAlerts.ts';
