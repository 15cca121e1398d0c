import { describe, expect, it } from 'vitest';
import { authoringTexts, bannerError, unsavedChangesTexts } from './authoring-texts.ts';
import { contentTexts } from './content-texts.ts';

describe('content texts', () => {
  it.each([
    [contentTexts.errorLoadingGuides, 'Error loading guides'],
    [contentTexts.errorFetchingPlaces, 'Error fetching places'],
    [contentTexts.noGuideSelected, 'No guide selected. Please select a guide first.'],
    [contentTexts.noPlaceOnMap, 'No place data available to display on the map'],
    [contentTexts.guideNotFound, 'Guide not found'],
    [contentTexts.placeNotFound, 'Place not found'],
    [contentTexts.noPlaceOrLocation, 'No current place or user location selected'],
    [contentTexts.locationUpdateError, 'Error updating user location:'],
    [contentTexts.fetchUserGuidesFailed, 'Failed to fetch user guides.'],
    [contentTexts.fetchFeaturedFailed, 'Failed to fetch featured guides.'],
    [contentTexts.fetchPlacesFailed, 'Failed to fetch places for guide.'],
    [contentTexts.loadGuideFailed, 'Failed to load guide details.'],
    [authoringTexts.loadPlacesFailed, 'Failed to load guide places.'],
    [authoringTexts.saveGuideFailed, 'Failed to save guide.'],
    [authoringTexts.savePlaceFailed, 'Failed to save place.'],
    [contentTexts.loadingGuides, 'Loading guides...'],
    [authoringTexts.guidesListError(null), 'Error: Failed to load guides.'],
    [authoringTexts.guidesListError('offline'), 'Error: offline'],
    [contentTexts.noGuides, 'No guides available'],
    [contentTexts.cannotNavigate, 'Cannot navigate: missing place or location data'],
    [authoringTexts.dashboardTitle, 'Creator Dashboard'],
    [
      unsavedChangesTexts.cannotSave,
      "Please use the form's 'Save' button to save changes, then try navigating again.",
    ],
  ])('keep their wording: %s', (text, expected) => {
    expect(text).toBe(expected);
  });
});

describe('the header banner', () => {
  const none = { guideDetails: null, guidePlaces: null, saveGuide: null, savePlace: null };

  it.each([
    [{ ...none, savePlace: 'd' }, 'd'],
    [{ ...none, savePlace: 'd', saveGuide: 'c' }, 'c'],
    [{ ...none, savePlace: 'd', saveGuide: 'c', guidePlaces: 'b' }, 'b'],
    [{ savePlace: 'd', saveGuide: 'c', guidePlaces: 'b', guideDetails: 'a' }, 'a'],
    [none, 'An error occurred.'],
  ])('of %o shows %s', (errors, shown) => {
    expect(bannerError(errors)).toBe(shown);
  });
});
