export { findHolds } from './holds.store';
export { placeHold } from './placing';
export { endHolds, findQueue, releaseCopies } from './queue.store';
