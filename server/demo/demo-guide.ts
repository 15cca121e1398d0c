import type { Trigger } from '@laneway/domain/walk/plan/trigger';
import type { WalkSettings } from '@laneway/domain/walk/plan/walk-settings';

/**
 * A guide of the demo catalogue. Texts are as a creator would type them: Markdown descriptions, locations, markers and
 * shapes in the forms that the wire carries, prices in decimal dollars. Media are paths below `media/`.
 */
export type DemoGuide = {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly authorEmail: string;
  readonly description: string;
  readonly location: string;
  readonly path?: string;
  readonly boundary?: string;
  /** The walk settings, if they aren't the default. */
  readonly walk?: WalkSettings;
  readonly price: string;
  readonly isPublic: boolean;
  readonly durationMinutes: number;
  readonly climbMetres?: number;
  readonly image: string;
  readonly imageAlt: string;
  readonly audio?: string;
  readonly video?: string;
  /** The places in walking order. */
  readonly places: readonly DemoPlace[];
};

export type DemoPlace = {
  /** The guide's id times 100, plus the place's number on the walk from 1. */
  readonly id: number;
  readonly title: string;
  /** True for the place that visitors may try before buying. */
  readonly isSample?: true;
  readonly description: string;
  readonly location: string;
  readonly marker?: string;
  readonly path?: string;
  readonly boundary?: string;
  /** The trigger, if it isn't the default. */
  readonly trigger?: Partial<Trigger>;
  readonly image: string;
  readonly imageAlt: string;
  readonly audio?: string;
  readonly video?: string;
};
