import type { ClientBase } from 'pg';
import { fillAcquisitions } from './acquisitions';
import { fillBasket } from './basket';
import { fillAuthorities } from './authority';
import { fillSerials } from './serials';
import { fillTitleExtras } from './titleExtras';
import { fillDatabases } from './databases';
import { fillDebts } from './debts';
import { fillLoanRequests } from './loanRequests';
import { fillDepartments } from './departments';
import { fillGeneralComments } from './generalComments';
import { fillInterestProfile } from './interestProfile';
import { fillPerson } from './person';
import { fillRequests } from './requests';
import { fillSiteContent } from './siteContent';
import { fillComments } from './comments';
import { fillCourses } from './courses';
import { fillKnowledgeAreas } from './knowledgeAreas';
import { fillLinks } from './links';
import { fillPartnerNetwork } from './partnerNetwork';
import { fillSearchForms } from './searchForms';
import { fillTeachingPlans } from './teachingPlans';

/** What a room's seed may know: the library's day and how many titles it has. Titles, people, copies and loans are there already. */
export interface SeedContext {
  /** ISO date. */
  today: string;
  titles: number;
}

/** Fills the tables of one feature, the same for the same `SeedContext`. */
export type FeatureSeed = (client: ClientBase, context: SeedContext) => Promise<void>;

/** One file a feature, in the order in which they need each other. */
export const featureSeeds: FeatureSeed[] = [
  fillDebts,
  fillLoanRequests,
  fillPerson,
  fillDepartments,
  fillComments,
  fillSiteContent,
  fillGeneralComments,
  fillAcquisitions,
  fillAuthorities,
  fillRequests,
  fillBasket,
  fillSerials,
  fillTitleExtras,
  fillKnowledgeAreas,
  fillCourses,
  fillTeachingPlans,
  fillSearchForms,
  fillPartnerNetwork,
  fillLinks,
  fillInterestProfile,
  fillDatabases,
];
