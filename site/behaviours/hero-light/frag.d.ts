/** A shader's text without comments, as the build provides it. */
declare module '*.frag' {
  const source: string;
  export default source;
}
