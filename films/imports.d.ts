/** The files other than modules that Vite lets films import. */

declare module '*.css?raw' {
  const text: string;
  export default text;
}

declare module '*.svg?raw' {
  const text: string;
  export default text;
}

declare module '*.woff2?inline' {
  const address: string;
  export default address;
}
