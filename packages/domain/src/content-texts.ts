/** The texts of the screens for browsing, and those that these share with the dashboards. */
export const contentTexts = {
  loadingGuides: 'Loading guides...',
  noGuides: 'No guides available',

  errorLoadingGuides: 'Error loading guides',
  errorFetchingPlaces: 'Error fetching places',
  fetchUserGuidesFailed: 'Failed to fetch user guides.',
  fetchFeaturedFailed: 'Failed to fetch featured guides.',
  fetchPlacesFailed: 'Failed to fetch places for guide.',
  loadGuideFailed: 'Failed to load guide details.',

  guideNotFound: 'Guide not found',
  placeNotFound: 'Place not found',
  noGuideSelected: 'No guide selected. Please select a guide first.',
  noPlaceOnMap: 'No place data available to display on the map',

  youAreHere: 'You are here',
  returnToGuide: 'Return to guide',
  noPlaceOrLocation: 'No current place or user location selected',
  locationUpdateError: 'Error updating user location:',
  cannotNavigate: 'Cannot navigate: missing place or location data',
  searchPlaceholder: "What's next?",
} as const;
