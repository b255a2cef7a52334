/** The content that build/vite-plugins/desk-content.ts lets the desk import. */

declare module '*/content/desk.yaml' {
  const letters: import('../content/schemas/reply-templates.ts').Desk;
  export default letters;
}

declare module '*/content/page-names.yaml' {
  const names: Record<string, { title: string; hue?: string | undefined }>;
  export default names;
}

declare module '*.css' {}
