/** A shader as the build hands it over: its text, without comments. */
declare module '*.frag' {
  const source: string;
  export default source;
}
