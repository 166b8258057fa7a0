import type { ClientBase } from 'pg';
import { fillAcquisitions } from './acquisitions';
import { fillBasket } from './basket';
import { fillAuthorities } from './authority';
import { fillSerials } from './serials';
import { fillTitleExtras } from './title';
import { fillDatabases } from './acquisitions.databases';
import { fillDebts } from './clearance.debts';
import { fillLoanRequests } from './loanRequests';
import { fillDepartments } from './teachingPlan.departments';
import { fillGeneralComments } from './units.comments';
import { fillInterestProfile } from './interestProfile';
import { fillPerson } from './person';
import { fillRequests } from './requests';
import { fillSiteContent } from './site.content';
import { fillComments } from './comments';
import { fillCourses } from './search.courses';
import { fillKnowledgeAreas } from './search.knowledgeAreas';
import { fillLinks } from './links';
import { fillPartnerNetwork } from './partnerNetwork';
import { fillSearchForms } from './search.forms';
import { fillTeachingPlans } from './teachingPlan';

/** The input of a feature's seed. Titles, people, copies and loans exist already. */
export interface SeedContext {
  /** ISO date. */
  today: string;
  titles: number;
}

/** Fills the tables of one feature; the same `SeedContext` gives the same rows. */
export type FeatureSeed = (client: ClientBase, context: SeedContext) => Promise<void>;

/** One seed per feature, in the order of their dependencies. */
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
