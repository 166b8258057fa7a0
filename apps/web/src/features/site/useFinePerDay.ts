import { finePerDay } from '@catalogue/domain';
import { useGetInstitutionQuery } from './site.api';

/** What each day of delay costs, in reais. */
export const useFinePerDay = (): number => useGetInstitutionQuery().currentData?.multa_dia ?? finePerDay;
