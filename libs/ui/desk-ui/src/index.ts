export { DeskFrame } from './DeskFrame.tsx';
export { SignInForm } from './SignInForm.tsx';
export type { SignInFields } from './SignInForm.tsx';
export { Dealerships } from './Dealerships.tsx';
export { LeadFilters } from './LeadFilters.tsx';
export type { LeadFilterView } from './LeadFilters.tsx';
export { LeadList, LeadListLoading, NoLeads } from './LeadList.tsx';
export { LoadFailed } from './LoadFailed.tsx';
export { PageLoading } from './PageLoading.tsx';
export { Card, LeadPage } from './LeadPage.tsx';
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
