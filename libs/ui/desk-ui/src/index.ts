export { DeskFrame } from './DeskFrame.tsx';
export type { DeskLink } from './DeskFrame.tsx';
export { ConfirmButton } from './ConfirmButton.tsx';
export { Choices } from './Choices.tsx';
export { PageHead } from './PageHead.tsx';
export { PageMenu } from './PageMenu.tsx';
export { RecordList } from './RecordList.tsx';
export type { RecordView } from './RecordList.tsx';
export { CapacityForm } from './CapacityForm.tsx';
export { AppointmentDays } from './AppointmentDays.tsx';
export type { AppointmentDayView } from './AppointmentDays.tsx';
export { SignInForm } from './SignInForm.tsx';
export type { SignInFields } from './SignInForm.tsx';
export { Dealerships } from './Dealerships.tsx';
export { LeadFilters } from './LeadFilters.tsx';
export type { LeadFilterView } from './LeadFilters.tsx';
export type { CarPictureView } from './CarPicture.tsx';
export { LeadList, LeadListLoading, NoLeads } from './LeadList.tsx';
export { LoadFailed } from './LoadFailed.tsx';
export { PageLoading } from './PageLoading.tsx';
export { Card, FactList, LeadPage } from './LeadPage.tsx';
export type { FactView, LeadPageView } from './LeadPage.tsx';
export {
  AssignForm,
  CallForm,
  MergeForm,
  NoteForm,
  ReplyForm,
  SnoozeForm,
  StatusForm,
} from './LeadForms.tsx';
export type { ChoiceView, DueView, FailureView, LeadRowView, MomentView, StatusView } from './views.ts';
export { BackupCodes, SecondFactorCode, SecondFactorSetup, SecondFactorStart } from './SecondFactor.tsx';
export { FinancePage } from './FinancePage.tsx';
export type { FinancePageView } from './FinancePage.tsx';
export { PaymentPage, RefundForm } from './PaymentPage.tsx';
export type { PaymentPageView } from './PaymentPage.tsx';
export { ExtendForm, ReservationPage } from './ReservationPage.tsx';
export type { ReservationPageView } from './ReservationPage.tsx';
export { DecisionForm } from './DecisionForm.tsx';
export { StaffForm, TargetForm, TemplateForm, UnsubscribeForm } from './TeamForms.tsx';
export { ErasureForm, PersonForm } from './PersonForms.tsx';
export { BackLink } from './BackLink.tsx';
export { SearchBox } from './SearchBox.tsx';
