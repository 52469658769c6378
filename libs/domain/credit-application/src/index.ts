export { checkConsents, consentProofSchema, consentTextsSchema } from './consents.ts';
export type { Consent, ConsentProof, ConsentTexts } from './consents.ts';

export { affordability } from './rules/affordability.ts';
export type { Affordability } from './rules/affordability.ts';
export { applicationReference } from './rules/applicationReference.ts';
export { askedAnswers, creditFacts } from './rules/creditFacts.ts';
export type { CreditFacts } from './rules/creditFacts.ts';
export { localDecision } from './rules/localDecision.ts';
export type { CreditOutcome, LocalDecision, ReferReason } from './rules/localDecision.ts';

export { PERIODS } from './rules/period.ts';

export { answerRows } from './steps/answerRows.ts';
export type { AnswerRow } from './steps/answerRows.ts';
export { isAsked, periodName } from './steps/applicationField.ts';
export type { Answers, ApplicationField } from './steps/applicationField.ts';
export { checkLoan } from './steps/checkLoan.ts';
export { checkStep } from './steps/checkStep.ts';
export type { StepErrors } from './steps/checkStep.ts';
export { cleanAnswers } from './steps/cleanAnswers.ts';
export { loanAnswers } from './steps/loanAnswers.ts';
export { firstOpenStep, nextStep, previousStep } from './steps/progress.ts';
export { APPLICATION_STEPS, isStep, STEP_FIELDS, STEP_TITLES } from './steps/steps.ts';
export type { ApplicationStep } from './steps/steps.ts';
