declare module '*.css';
declare module '*?url' {
  /** The URL under which the site serves the file. */
  const address: string;
  export default address;
}
