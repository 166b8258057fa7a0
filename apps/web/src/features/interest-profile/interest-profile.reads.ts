import { interestProfile } from '@catalogue/api-contract';

/** What the interest screens read of each reply: the part that the contract tests hold a server to. */
export const interestProfileReads = {
  getInterestOptions: interestProfile.getInterestOptions.reply,
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
