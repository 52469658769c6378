declare module '*.css';
declare module '*?url' {
  /** Where the site serves the file. */
  const address: string;
  export default address;
}
