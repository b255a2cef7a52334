/** The content that Vite lets the form import. */

declare module '*/content/booking.yaml' {
  export const calls: import('../../../content/schemas/booking.ts').OfferedCalls | null;
}
