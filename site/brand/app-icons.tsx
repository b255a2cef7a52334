import { AppIcon } from './AppIcon.tsx';

/** The icons that the manifest names, for home screens and app lists. */
export const appIcons = {
  'any-192': { size: 192, purpose: 'any', picture: <AppIcon shape="rounded" /> },
  'any-512': { size: 512, purpose: 'any', picture: <AppIcon shape="rounded" /> },
  'maskable-192': { size: 192, purpose: 'maskable', picture: <AppIcon shape="maskable" /> },
  'maskable-512': { size: 512, purpose: 'maskable', picture: <AppIcon shape="maskable" /> },
} as const;
