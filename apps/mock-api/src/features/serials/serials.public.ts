export { receiveIssue } from './issueReceipt.store';
export { findIssuesNow } from './issueNews.store';
export { takeReceivedIssues } from './issueNews.store';
