import type { Access } from '@catalogue/api-contract';

interface DocumentedCall {
  id: string;
  group: string;
  method: string;
  path: string;
  access: string;
}

export interface ContractCall {
  id: string;
  name: string;
  method: string;
  path: string;
  access: Access;
  /** A call of the documents; the others are our own, without pact and client. */
  isDocumented: boolean;
}

/** Calls of one group of the documents that are left out, all for one reason. */
export interface Waiver {
  group: string;
  since: string;
  reason: string;
  calls: string[];
}

/** The calls of each part of the workspace. `routes` and `pact` by `METHOD /address/{id}`, `client`, `screens` and `tested` by name. */
export interface CoverageSources {
  documented: DocumentedCall[];
  contract: ContractCall[];
  routes: Set<string>;
  pact: Set<string>;
  client: Set<string>;
  screens: Set<string>;
  tested: Set<string>;
  addressOf(call: ContractCall): string;
}

/** Which parts have a call of the documents. */
export interface Row extends DocumentedCall {
  inContract: boolean;
  hasRoute: boolean;
  inPact: boolean;
  inClient: boolean;
  onScreen: boolean;
  isTested: boolean;
  waiver: Waiver | undefined;
}

export function rowsOf({ documented, contract, ...parts }: CoverageSources, waivers: Waiver[]): Row[] {
  return documented.map((call) => {
    const entry = contract.find(({ id }) => id === call.id);
    const address = entry && `${entry.method} ${parts.addressOf(entry)}`;
    return {
      ...call,
      inContract: entry !== undefined,
      hasRoute: address !== undefined && parts.routes.has(address),
      inPact: address !== undefined && parts.pact.has(address),
      inClient: entry !== undefined && parts.client.has(entry.name),
      onScreen: entry !== undefined && parts.screens.has(entry.name),
      isTested: entry !== undefined && parts.tested.has(entry.name),
      waiver: waivers.find(({ calls }) => calls.includes(call.id)),
    };
  });
}

/** Every difference between the parts, both ways, as text. */
export function differences(parts: CoverageSources, waivers: Waiver[]): string[] {
  const { documented, contract } = parts;
  const rows = rowsOf(parts, waivers);
  const own = contract.filter(({ isDocumented }) => !isDocumented);
  const addresses = new Set(contract.map((entry) => `${entry.method} ${parts.addressOf(entry)}`));
  const names = new Set(contract.map(({ name }) => name));
  return [
    ...rows
      .filter((row) => !row.inContract && !row.waiver)
      .map(({ id }) => `${id} is documented and not in the contract`),
    ...rows.filter((row) => row.waiver && row.inContract).map(({ id }) => `${id} is waived, and the contract has it`),
    ...waivers.flatMap(({ calls }) =>
      calls.filter(unknownTo(documented)).map((id) => `${id} is waived and not documented`),
    ),
    ...contract
      .filter(({ id, isDocumented }) => isDocumented && unknownTo(documented)(id))
      .map(({ name }) => `${name} is in the contract and not documented`),
    ...rows.flatMap((row) => disagreements(row, contract)),
    ...rows.filter((row) => row.inContract).flatMap(missingParts),
    ...own
      .filter((entry) => !parts.routes.has(`${entry.method} ${parts.addressOf(entry)}`))
      .map(({ name }) => `${name} has no route`),
    ...[...parts.routes].filter(isNotIn(addresses)).map((route) => `the route ${route} is not in the contract`),
    ...[...parts.pact]
      .filter(isNotIn(addresses))
      .map((call) => `the pact asks for ${call}, which is not in the contract`),
    ...[...parts.client].filter(isNotIn(names)).map((name) => `the client's ${name} is not in the contract`),
  ];
}

const unknownTo = (documented: DocumentedCall[]) => (id: string) => !documented.some((call) => call.id === id);
const isNotIn = (known: Set<string>) => (name: string) => !known.has(name);

const disagreements = (call: DocumentedCall, contract: ContractCall[]): string[] => {
  const entry = contract.find(({ id }) => id === call.id);
  return (['method', 'path', 'access'] as const)
    .filter((part) => entry && entry[part] !== call[part])
    .map((part) => `${call.id}: the ${part} is ${call[part]} in the documents, ${entry?.[part]} in the contract`);
};

const missingParts = ({ id, hasRoute, inPact, inClient, onScreen, isTested }: Row): string[] => [
  ...(hasRoute ? [] : [`${id} has no route`]),
  ...(inPact ? [] : [`${id} is in no pact`]),
  ...(inClient ? [] : [`${id} has no client endpoint`]),
  ...(onScreen ? [] : [`${id} is used by no screen`]),
  ...(isTested ? [] : [`${id} has no behaviour test`]),
];
