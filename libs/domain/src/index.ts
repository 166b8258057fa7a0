export * from './marc/record';
export * from './acquisitions/suggestion';
export * from './authority/authorityTypes';
export * from './authority/authorityRecord';
export * from './basket/basket';
export * from './basket/walkingList';
export * from './contact';
export * from './curl';
export * from './mail';
export * from './dates';
export * from './language';
export * from './money';
export * from './person/cpf';
export * from './person/ownData';
export * from './person/periods';
export * from './person/deviation';
export * from './person/personalData';
export * from './person/renewalEligibility';
export * from './loans/dueDate';
export * from './loans/fine';
export * from './loans/loanToken';
export * from './loans/renewal';
export * from './holds/forecast';
export * from './holds/hold';
export * from './holds/queue';
export * from './holds/copyPreference';
export * from './loan-requests/loanRequest';
export * from './loan-requests/requestAct';
export * from './session/accountMails';
export * from './clearance/barCode';
export * from './clearance/code128';
export * from './clearance/clearance';
export * from './clearance/declaration';
export * from './clearance/declarationCode';
export * from './clearance/paymentSlip';
export * from './clearance/pix';
export * from './clearance/slipPdf';
export * from './pdf';
export * from './personal-area/summary';
export * from './personal-area/toDo';
export * from './marc/describeTitle';
export { copiesOf, fieldsWithoutItems, type CopyDescription } from './marc/copies';
export { dateEntered } from './marc/dateEntered';
export {
  AuthorityType,
  withoutAuthorityCodes,
  type AuthorityCodes,
  type FacetEntry,
  type Heading,
} from './marc/describeAuthorities';
export type { FacetLetter, FacetLists } from './marc/describeFacets';
export { codedHeadings, headingsOf } from './marc/describeHeadings';
export { LANGUAGES } from './marc/describeLanguages';
export { isRole, type Role } from './marc/describeRoles';
export { describeLinks, type LinkDescription } from './marc/describeLinks';
export * from './links/addresses';
export { PROVIDERS, providerAt } from './links/providers';
export type { NameDescription } from './marc/describeNames';
export type { SubjectDescription } from './marc/describeSubjects';
export { UNTITLED, filingTitle, seriesOf, type AdditionalTitle } from './marc/describeTitles';
export * from './marc/searchTexts';
export { WorkType } from './marc/workTypes';
export { dublinCore, type DublinCoreElement } from './marc/dublinCore';
export { titleFromFields, recordFromFields, type ReceivedDetail, type ReceivedField } from './marc/fieldsToTitle';
export { isLocalField, wireFields } from './marc/fieldsToWire';
export { marcRows } from './marc/marcRows';
export { csvRow } from './export/csv';
export * from './export/exportTitles';
export * from './failures';
export { isProviderSession, linkBlock, titleLinks, type LinkBlock, type OfferedLink } from './links/titleLinks';
export { standardNumber } from './links/standard';
export * from './interest-profile/interest';
export {
  addFilter,
  availableNow,
  chosenYearRange,
  filtersFromAddress,
  filtersToAddress,
  removeFilter,
  setYearRange,
  toggleFilter,
  yearRangeOf,
  type ActiveFilter,
  type YearRange,
} from './search/activeFilters';
export { filterParameter, textFilterParameter } from './search/filterParameter';
export { applyFilters, type FilterResult } from './search/applyFilters';
export { countFacets, hasEntries, type FacetCount, type FacetCounts } from './search/countFacets';
export { inDisplayOrder, titleFacetValues, type FacetValue } from './search/facetColumn';
export { facetCodes, facetTitle, facetsOfSearchType, mainFacets } from './search/facetTitles';
export { facetLabelKeys, noDateCode, type FacetLabels } from './search/facetValues';
export * from './search/filterText';
export { formFieldNames } from './search/formFieldNames';
export { formFields, isOptionForm, ownFields, type OptionForm } from './search/formFields';
export { searchTarget, type AimedSearch, type SearchTarget } from './search/gedweb';
export { isYearIn, narrowingOf, type Narrowing } from './search/narrowing';
export { indexedNumbers } from './search/otherForms';
export { otherNumbers } from './search/otherNumbers';
export { requiredWords } from './search/requiredWords';
export { isSmallWord } from './search/smallWords';
export { orderTitles } from './search/orderTitles';
export { readStoredSearch, type StoredSearch } from './search/storedSearch';
export * from './search/paginate';
export { isPeriodReversed, lacksTerm } from './search/searchNeeds';
export * from './search/termRows';
export { indexTitles, type TitleIndex } from './search/titleIndex';
export { vagueTerms } from './search/vagueTerms';
export { closenessDegrees, closenessOf, closenessTexts, type Closeness, type ClosenessTexts } from './search/closeness';
export { naturalName } from './search/naturalName';
export { nearestShelf, nextEntry, type NextEntry } from './search/nearestShelf';
export {
  isTypeName,
  maxPaired,
  offerReasons,
  placesToSearch,
  searchParts,
  shorterSearches,
  widerSearches,
  type LimitOptions,
  type WiderSearch,
} from './search/widerSearches';
export * from './pages';
export * from './personalPages';
export * from './period';
export * from './partner-network/outage';
export * from './session/attempts';
export * from './session/captcha';
export * from './session/commonPassword';
export * from './session/destination';
export * from './session/externalSignIn';
export * from './session/institutionLogin';
export * from './session/loginFailure';
export * from './session/passwordRules';
export * from './session/recovery';
export * from './session/sessionEnd';
export * from './session/sessions';
export * from './session/signOut';
export * from './requests/request';
export * from './requests/term';
export * from './serials/issueLabel';
export * from './site/activities';
export * from './site/events';
export * from './site/selfService';
export * from './site/openingHours';
export * from './teaching-plan/planSearch';
export * from './text';
export { normalized } from './normalized';
export { callNumberKey, compareCallNumbers } from './title/callNumber';
export * from './title/closedCollection';
export { hyphenatedIsbn } from './title/isbn';
export * from './title/copyGroups';
export * from './title/knowledgeArea';
export * from './title/permissions';
export * from './title/repository';
export * from './title/statistics';
export { readIso2709 } from './marc/iso2709';
export { encodeIso2709, tooLongForIso2709 } from './marc/iso2709Write';
export { decodeMarc8, type Marc8Text } from './marc/marc8';
export { readMarcXml } from './marc/marcxml';
export { readMarc, sniffMarc, type MarcFormat } from './marc/readMarc';
export type {
  MarcEncoding,
  ReadOptions,
  ReadRecord,
  ReadRejection,
  ReadResult,
  ReadWarning,
  RejectionKind,
  WarningKind,
} from './marc/readResult';
export { abntReference, type Reference } from './marc/abnt/abntReference';
export { apaReference } from './marc/citation/apa';
export { chicagoReference } from './marc/citation/chicago';
export { citationTags, coins, cslItem } from './marc/citation/machineCitations';
export { mlaReference } from './marc/citation/mla';
export { vancouverReference } from './marc/citation/vancouver';
export { schemaOrg, type SchemaOptions } from './title/schemaOrg';
export type { ReferenceOptions } from './marc/abnt/online';
export type { ReferencePart } from './marc/abnt/referenceParts';
export * from './comments/comment';
export * from './notices/noticeFacts';
export * from './notices/notices';
export * from './notices/preferences';
export * from './notices/outcome';
export * from './notices/noticeText';
export * from './notices/noticeMail';
export * from './notices/topicName';
export * from './calendar/calendarFile';
export * from './calendar/deadlines';
