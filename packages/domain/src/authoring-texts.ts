/** The texts of the dashboards, in a file of their own because the first script contains the others. */
export const authoringTexts = {
  loadingForm: 'Loading form...',
  guidesListError: (message: string | null) => `Error: ${message ?? 'Failed to load guides.'}`,
  loadPlacesFailed: 'Failed to load guide places.',
  saveGuideFailed: 'Failed to save guide.',
  savePlaceFailed: 'Failed to save place.',
  guideInvalidContext: 'Cannot save guide: invalid context.',
  placeInvalidContext: 'Cannot save place: invalid context.',
  anyError: 'An error occurred.',
  dashboardTitle: 'Creator Dashboard',
  pendingGuides: 'Pending Guides',
  publishedGuides: 'Published Guides',
  createGuide: '+ Create New Guide',
  addPlace: 'Add New Place',
  reviewPending: 'Review Pending',
  manageUsers: 'Manage Users',
  systemOverview: 'System Overview',
  selectOrCreateGuide: 'No guide selected. Please select or create a guide first.',
  saveNewGuideFirst: 'Please save the new guide first before adding places.',
  saveDraftFirst: 'Please save the guide draft first before adding places.',
  saveGuideFirst: 'Guide must be saved before adding places.',
} as const;

export const unsavedChangesTexts = {
  title: 'Unsaved Changes',
  save: 'Save Data',
  discard: 'Discard Changes',
  cancel: 'Cancel',
  cannotSave: "Please use the form's 'Save' button to save changes, then try navigating again.",
} as const;

/** The current errors; the header's banner shows the first of them. */
export type DashboardErrors = {
  readonly guideDetails: string | null;
  readonly guidePlaces: string | null;
  readonly saveGuide: string | null;
  readonly savePlace: string | null;
};

export function bannerError(errors: DashboardErrors): string {
  return (
    errors.guideDetails ??
    errors.guidePlaces ??
    errors.saveGuide ??
    errors.savePlace ??
    authoringTexts.anyError
  );
}
