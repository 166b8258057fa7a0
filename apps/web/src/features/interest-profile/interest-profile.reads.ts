import { InterestOptions, interestProfile } from '@catalogue/api-contract';
import * as z from 'zod/mini';

/** What the interest screens read of each reply: the part that the contract tests hold a server to. */
export const interestProfileReads = {
  getInterestOptions: z.omit(InterestOptions, { tipos_dsi: true }),
  searchTopics: interestProfile.searchTopics.reply,
  followTopics: interestProfile.followTopics.reply,
  listTopics: interestProfile.listTopics.reply,
  extendTopic: interestProfile.extendTopic.reply,
  searchSerials: interestProfile.searchSerials.reply,
  followSerials: interestProfile.followSerials.reply,
  listFollowedSerials: interestProfile.listFollowedSerials.reply,
  updateFollowedSerial: interestProfile.updateFollowedSerial.reply,
  followWorkTypes: interestProfile.followWorkTypes.reply,
  listFollowedWorkTypes: interestProfile.listFollowedWorkTypes.reply,
  updateFollowedWorkType: interestProfile.updateFollowedWorkType.reply,
  listMatchingTitles: interestProfile.listMatchingTitles.reply,
};
