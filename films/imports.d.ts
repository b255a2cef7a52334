/** What Vite lets films import beside modules. */

declare module '*.css?raw' {
  const text: string;
  export default text;
}

declare module '*.woff2?inline' {
  const address: string;
  export default address;
}
