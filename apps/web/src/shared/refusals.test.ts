import {
  alerts,
  clearance,
  comments,
  holds,
  interestProfile,
  loanRequests,
  requests,
  units,
  type Contract,
} from '@catalogue/api-contract';
import { languages } from '@catalogue/domain';
import { textsIn } from '../testing/texts';

const keys = [alerts, clearance, comments, holds, interestProfile, loanRequests, requests, units].flatMap(
  (contract: Contract) => Object.values(contract).flatMap(({ refusals }) => Object.keys(refusals ?? {})),
);

it.each(languages)(
  'what the library refuses of holds, requests, interests, comments, suggestions, declarations and alerts is told in %s',
  (language) => {
    const texts = textsIn(language)['shared'] ?? {};
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  },
);
