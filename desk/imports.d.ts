/** Gathered by build/vite-plugins/page-names.ts. */

declare module '*/content/page-names.yaml' {
  const names: Record<string, { title: string; hue?: string | undefined }>;
  export default names;
}
