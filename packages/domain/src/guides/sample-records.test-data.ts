import type { PublishedGuideRecord, PublishedPlaceRecord } from './records.ts';

export const publishedPlace: PublishedPlaceRecord = {
  p_id: 31,
  g_id: 4,
  p_title: 'Hosier Lane',
  p_description: 'Cobbles and paint',
  p_location: '-37.8166,144.9691',
  p_marker: '(-37.8167,144.9692)',
  p_image: 's3://laneway-production/hosier.jpg',
  p_audio: null,
  p_video: 'Not yet provided',
  p_path: '(-37.81,144.96)(-37.82,144.97)|red',
  p_boundary: null,
  p_active: true,
  p_order: null,
};

export const publishedGuide: PublishedGuideRecord = {
  g_id: 4,
  g_title: 'Street art',
  g_description: 'Ten walls',
  g_location: '-37.8136,144.9631',
  g_image: 's3://laneway-production/cover.jpg',
  g_audio: 'Not yet provided',
  g_video: null,
  g_path: null,
  g_boundary: '(-37.81,144.96)(-37.82,144.97)(-37.82,144.96)',
  g_price: 4.9,
  g_is_public: false,
  g_active: true,
  g_author_id: 12,
  g_author: 'Ada',
  g_last_modified: '2026-02-03T04:05:06.000Z',
};
