/** The choices that rules read, as the shopper sees them. */
export const EMPLOYED = ['Full time', 'Part time', 'Casual'] as const;
export const SELF_EMPLOYED = 'Self-employed';
export const EMPLOYMENTS = [...EMPLOYED, SELF_EMPLOYED, 'Retired', 'Government payments', 'Other'] as const;

export const RENTING = 'Renting';
export const BUYING = 'Paying a home loan';
export const BOARDING = 'Boarding';
export const LIVING = ['Own without a loan', BUYING, RENTING, BOARDING, 'With family'] as const;

export const NEW_AT_HOME = ['Less than 1 year', '1 to 2 years'] as const;
export const TIMES = [...NEW_AT_HOME, '3 years or more'] as const;

export const VISA = 'Visa holder';
export const RESIDENCIES = ['Australian citizen', 'Permanent resident', VISA] as const;

export const WITH_PARTNER = 'With a partner';
export const HOUSEHOLDS = ['On my own', WITH_PARTNER] as const;

export const DEPENDANTS = ['0', '1', '2', '3', '4', '5 or more'] as const;

export const TERMS = ['1 year', '2 years', '3 years', '4 years', '5 years', '6 years', '7 years'] as const;

export const BUSINESS_USE = 'Mostly business';
export const USES = ['Mostly personal', BUSINESS_USE] as const;

export const CHANGE = 'Yes';
