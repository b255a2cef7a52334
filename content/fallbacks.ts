/**
 * The entry shown for an id nobody wrote, by folder under /resources. Case studies have none:
 * an unknown one has its own "not found" page.
 */
export const fallbacks = {
  documentation: 'getting-started',
  blog: 'ai-2025-trends',
  'api-reference': 'authentication',
  'video-tutorials': 'getting-started',
  'white-papers': 'ai-automation-roi',
} as const;
