/** The six statuses of D1 §4; the codes are defined by this project, and no code means all (ruling C12). */
export const LoanRequestStatus = {
  waiting: '1',
  inTransit: '2',
  available: '3',
  finished: '4',
  notFinished: '5',
  removed: '6',
} as const;
