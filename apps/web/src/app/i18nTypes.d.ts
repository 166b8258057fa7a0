import type app from './texts/pt.json';
import type alerts from '../features/alerts/texts/pt.json';
import type clearance from '../features/clearance/texts/pt.json';
import type debts from '../features/debts/texts/pt.json';
import type deviations from '../features/deviations/texts/pt.json';
import type loanToken from '../features/loan-token/texts/pt.json';
import type authority from '../features/authority/texts/pt.json';
import type comments from '../features/comments/texts/pt.json';
import type demo from '../features/demo/texts/pt.json';
import type basket from '../features/basket/texts/pt.json';
import type links from '../features/links/texts/pt.json';
import type interestProfile from '../features/interest-profile/texts/pt.json';
import type holds from '../features/holds/texts/pt.json';
import type loanRequests from '../features/loan-requests/texts/pt.json';
import type loans from '../features/loans/texts/pt.json';
import type person from '../features/person/texts/pt.json';
import type personalArea from '../features/personal-area/texts/pt.json';
import type requests from '../features/requests/texts/pt.json';
import type search from '../features/search/texts/pt.json';
import type serials from '../features/serials/texts/pt.json';
import type session from '../features/session/texts/pt.json';
import type acquisitions from '../features/acquisitions/texts/pt.json';
import type site from '../features/site/texts/pt.json';
import type teachingPlan from '../features/teaching-plan/texts/pt.json';
import type title from '../features/title/texts/pt.json';
import type units from '../features/units/texts/pt.json';
import type shared from '../shared/texts/pt.json';

// A key that no text has does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: {
      app: typeof app;
      alerts: typeof alerts;
      clearance: typeof clearance;
      debts: typeof debts;
      deviations: typeof deviations;
      'loan-token': typeof loanToken;
      authority: typeof authority;
      comments: typeof comments;
      demo: typeof demo;
      basket: typeof basket;
      links: typeof links;
      holds: typeof holds;
      'interest-profile': typeof interestProfile;
      'loan-requests': typeof loanRequests;
      loans: typeof loans;
      person: typeof person;
      'personal-area': typeof personalArea;
      requests: typeof requests;
      search: typeof search;
      serials: typeof serials;
      session: typeof session;
      shared: typeof shared;
      acquisitions: typeof acquisitions;
      site: typeof site;
      'teaching-plan': typeof teachingPlan;
      title: typeof title;
      units: typeof units;
    };
  }
}
