import { contracts, serverOnlyContracts } from '@catalogue/api-contract';

/** The contracts of all calls that the app can make, those of the control room included. */
export const allContracts = [...Object.values(contracts), serverOnlyContracts.control];
