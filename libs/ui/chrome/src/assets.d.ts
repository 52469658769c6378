declare module '*.css';
declare module '*.svg?url&no-inline' {
  /** The URL under which the site serves the drawing. */
  const address: string;
  export default address;
}
declare module '*?url' {
  /** The URL under which the site serves the file. */
  const address: string;
  export default address;
}
