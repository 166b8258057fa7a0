export { Activity, useHasActivity } from './activities';
export { InstitutionText } from './InstitutionText';
export { useOpenState, weekdayText } from './useOpenState';
export { OpenNow } from './OpenNow';
export { ClosedOn } from './ClosedOn';
export { OpenNowAt } from './OpenNowAt';
export { useFinePerDay } from './useFinePerDay';
export { privacyTerms } from './privacyTerms';
export * from './site.api';
