import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts, type Contracts } from '@catalogue/api-contract';
import { authorityReads } from '@catalogue/web/features/authority/authority.reads';
import { clearanceReads } from '@catalogue/web/features/clearance/clearance.reads';
import { commentsReads } from '@catalogue/web/features/comments/comments.reads';
import { holdsReads } from '@catalogue/web/features/holds/holds.reads';
import { linksReads } from '@catalogue/web/features/links/links.reads';
import { loanRequestsReads } from '@catalogue/web/features/loan-requests/loan-requests.reads';
import { loansReads } from '@catalogue/web/features/loans/loans.reads';
import { partnerNetworkReads } from '@catalogue/web/features/partner-network/partner-network.reads';
import { personReads } from '@catalogue/web/features/person/person.reads';
import { searchReads } from '@catalogue/web/features/search/search.reads';
import { serialsReads } from '@catalogue/web/features/serials/serials.reads';
import { sessionReads } from '@catalogue/web/features/session/session.reads';
import { siteReads } from '@catalogue/web/features/site/site.reads';
import { teachingPlanReads } from '@catalogue/web/features/teaching-plan/teaching-plan.reads';
import { titleReads } from '@catalogue/web/features/title/title.reads';
import { acquisitionsReads } from '@catalogue/web/features/acquisitions/acquisitions.reads';
import { alertsReads } from '@catalogue/web/features/alerts/alerts.reads';
import { basketReads } from '@catalogue/web/features/basket/basket.reads';
import { interestProfileReads } from '@catalogue/web/features/interest-profile/interest-profile.reads';
import { requestsReads } from '@catalogue/web/features/requests/requests.reads';
import { unitsReads } from '@catalogue/web/features/units/units.reads';
import { fieldsOf, type Reads } from './reads';

const reads: { [F in keyof Contracts]: Reads } = {
  session: sessionReads,
  site: siteReads,
  search: searchReads,
  title: titleReads,
  loans: loansReads,
  holds: holdsReads,
  loanRequests: loanRequestsReads,
  clearance: clearanceReads,
  person: personReads,
  links: linksReads,
  partnerNetwork: partnerNetworkReads,
  teachingPlan: teachingPlanReads,
  units: unitsReads,
  acquisitions: acquisitionsReads,
  requests: requestsReads,
  alerts: alertsReads,
  basket: basketReads,
  interestProfile: interestProfileReads,
  serials: serialsReads,
  authority: authorityReads,
  comments: commentsReads,
};

const sources = (...folder: string[]): string => {
  const root = join(__dirname, '..', '..', '..', ...folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|reads|fixture)\./.test(name) && !name.includes('testing'))
    .map((name) => readFileSync(join(root, name), 'utf8').replace(/^import[^;]*;$/gm, ''))
    .join('\n');
};
const app = sources('apps', 'web', 'src') + sources('libs', 'domain', 'src');
const namesOf = (fields: string[]) => fields.flatMap((field) => field.split(/[.[\]*]+/)).filter(Boolean);

// Words that mean something else where a screen uses them, or are read only where a server sends less than this contract.
const otherwise: Partial<Record<keyof Contracts, string[]>> = {
  // The login as it was typed (ruling C21).
  session: ['login'],
};

const folderOf = (feature: string) => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('what the app says that it reads', () => {
  const said = new Set(
    namesOf(Object.values(reads).flatMap((calls) => Object.values(calls).flatMap((schema) => fieldsOf(schema)))),
  );

  it.each(Object.keys(reads) as (keyof Contracts)[])('it does read: %s', (feature) => {
    const names = new Set(namesOf(Object.values(reads[feature]).flatMap((schema) => fieldsOf(schema))));
    const unread = [...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(app));
    expect(unread.sort()).toEqual([]);
  });

  it.each(Object.keys(reads) as (keyof Contracts)[])('it reads nothing else: %s', (feature) => {
    const screens = sources('apps', 'web', 'src', 'features', folderOf(feature)) + sources('apps', 'web', 'src', 'app');
    const others = new Set(
      namesOf(Object.values(contracts[feature]).flatMap(({ reply }) => fieldsOf(reply))).filter(
        (name) => !said.has(name),
      ),
    );
    const read = [...others].filter((name) => new RegExp(`\\.${name}\\b(?!\\()`).test(screens));
    expect(read.sort()).toEqual(otherwise[feature] ?? []);
  });
});
