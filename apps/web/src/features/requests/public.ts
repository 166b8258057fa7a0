export {
  CatalogueSheetScreen,
  InterLibraryScreen,
  SpecialisedSearchScreen,
  SurveyScreen,
  SwitchingScreen,
} from './FormScreens';
export { NewRequestScreen } from './NewRequestScreen';
export { RequestsScreen } from './RequestsScreen';
export { useArrivedRequests } from './useArrivedRequests';
