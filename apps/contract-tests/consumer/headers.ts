// What every request of the app carries (rulings A12, A13), written out for the expectations.
const json = { accept: 'application/json', lang: '1' };

export const withoutToken = json;
export const asVisitor = { ...json, authorization: 'Bearer public-token' };
export const asPatron = { ...json, authorization: 'Bearer patron-token' };
export const withToken = (token: string) => ({ ...json, authorization: `Bearer ${token}` });
export const sendingJson = { 'content-type': 'application/json' };
export const sendingForm = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
