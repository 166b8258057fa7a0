export { Activity, useHasActivity } from './activities';
export { InstitutionText } from './InstitutionText';
export { hourText, useOpenState, weekdayText } from './useOpenState';
export { OpenNow } from './OpenNow';
export { privacyTerms } from './privacyTerms';
export * from './site.api';
