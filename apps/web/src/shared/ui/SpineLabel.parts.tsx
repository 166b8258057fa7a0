import { SpineLabel } from './SpineLabel';

const lines = ['869.3', 'A848d', '4. ed.', 'v. 2'];

export const states = { label: <SpineLabel lines={lines} />, 'on one line': <SpineLabel lines={lines} look="line" /> };
