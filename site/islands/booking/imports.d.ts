/** What Vite lets the form import beside modules. */

declare module '*/content/booking.yaml' {
  export const calls: import('../../../content/schemas/booking.ts').OfferedCalls | null;
}
