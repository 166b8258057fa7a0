export { findIssuesNow, takeReceivedIssues } from './issueNews.store';
export { receiveIssue } from './issueReceipt.store';
